/** The form of a file. What is typed is kept in the browser until it is saved. */
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OwnerMistake } from '../content-model/mistakes.ts';
import { type Answer, ask, type KindOfForm, type Opened, type Overview } from './api.ts';
import { Fields, leadTo, Shared } from './Field.tsx';
import { isGroup, withAt } from './values.ts';

interface FormPageProps {
  kind: KindOfForm;
  /** As `towns/colmar`; the name of a new one is `+`. */
  file: string;
  overview: Overview;
  look: () => Promise<void>;
}

const time = (at: string | number) => new Date(at).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short' });

/** Where one sees what a file says. */
function pageOf(file: string): string {
  const [folder, name = ''] = file.split('/');
  const pages: Record<string, string> = {
    services: `/services/${name}`,
    towns: `/${name}`,
    legal: `/${name}`,
    people: '/garanties',
    zones: '/zone-intervention',
  };
  return pages[folder ?? ''] ?? (folder === 'pages' && name !== 'home' ? `/${name}` : '/');
}

export function FormPage({ kind, file, overview, look }: FormPageProps) {
  const isNew = file.endsWith('/+');
  const fiche = `fiche?nom=${encodeURIComponent(file)}`;
  const start = fiche + location.search.replace('?', '&');
  const draftKey = `editeur:${start}`;
  const [value, setValue] = useState<unknown>();
  const [opened, setOpened] = useState<Opened>();
  const [draftOf, setDraftOf] = useState<number>();
  const [mistakes, setMistakes] = useState<OwnerMistake[]>([]);
  const [said, setSaid] = useState('');
  const isBusy = useRef(false);

  /** What no longer fits with other files; a mistake goes with the first change of its field. */
  const left = () =>
    overview.left.filter(({ page }) => page === `/editeur/${file}`).flatMap(({ fields, reason }) => fields.map((field) => ({ ...field, reason })));

  useEffect(() => {
    const open = async () => {
      const there = await ask<Opened>(start);
      const draft: unknown = JSON.parse(localStorage.getItem(draftKey) ?? 'null');
      const isDraft = isGroup(draft) && typeof draft.at === 'number';
      flushSync(() => {
        setOpened(there);
        setDraftOf(isDraft ? Number(draft.at) : undefined);
        setValue(isDraft ? draft.value : there.value);
      });
      leadToHash();
    };
    open().catch((error: unknown) => setSaid(String(error)));
    addEventListener('hashchange', leadToHash);
    return () => removeEventListener('hashchange', leadToHash);
  }, [start, draftKey]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each look at the site, and not with each letter.
  useEffect(() => setMistakes(left()), [overview.left]);

  function set(path: string[], instead: unknown) {
    const place = path.join('.');
    setValue((was: unknown) => {
      const now = withAt(was, path, instead);
      localStorage.setItem(draftKey, JSON.stringify({ at: Date.now(), value: now }));
      return now;
    });
    setMistakes((all) => all.filter((mistake) => !`${mistake.path.join('.')}.`.startsWith(`${place}.`)));
    setSaid('Pas encore enregistré');
  }

  function back(saved = opened) {
    localStorage.removeItem(draftKey);
    setOpened(saved);
    setValue(saved?.value);
    setDraftOf(undefined);
    setMistakes(left());
  }

  async function save() {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaid('Un instant…');
    try {
      const answer = await ask<Answer>(fiche, 'PUT', JSON.stringify(value), () => setSaid('L’aperçu redémarre…'));
      if ('mistakes' in answer) {
        flushSync(() => {
          setMistakes(answer.mistakes);
          setSaid('Rien n’est enregistré : corrigez d’abord ce qui est en rouge.');
        });
        leadTo(answer.mistakes[0]?.path ?? []);
        return;
      }
      localStorage.removeItem(draftKey);
      if (answer.name !== file) return location.assign(`/editeur/${answer.name}`);
      back(await ask<Opened>(fiche));
      await look();
      setSaid('Enregistré');
    } catch (error) {
      setSaid(`Pas enregistré, mais gardé ici : ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      isBusy.current = false;
    }
  }

  async function remove() {
    const more = await ask<string[]>(`${fiche}&essai`, 'DELETE');
    const also = more.length > 0 ? `\n\nAvec cela :\n${more.map((line) => `– ${line}`).join('\n')}` : '';
    if (!confirm(`Supprimer « ${title} » ? Vous pourrez le reprendre au bas de la liste, sous « Supprimés ».${also}`)) return;
    await ask(fiche, 'DELETE');
    localStorage.removeItem(draftKey);
    location.assign(`/editeur/${kind.path.replace('/*', '')}`);
  }

  if (value === undefined) return <p>{said || 'Un instant…'}</p>;
  const name = isGroup(value) ? value[kind.nameField ?? ''] : undefined;
  const title = typeof name === 'string' && name !== '' ? name : isNew ? `${kind.title} : ajouter` : kind.title;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <header>
        <h1>{title}</h1>
        <small role="status">{said}</small>
        {!isNew && (
          <a href={pageOf(file)} target="_blank" rel="noopener">
            Voir la page
          </a>
        )}
        <button type="submit">{isNew ? 'Créer' : 'Enregistrer'}</button>
      </header>
      {draftOf !== undefined && (
        <article>
          Ce que vous aviez commencé le {time(draftOf)} est repris, et n’est pas encore enregistré.{' '}
          <button type="button" onClick={() => back()}>
            Revenir à ce qui est enregistré
          </button>
        </article>
      )}
      {mistakes.length > 0 && (
        <ul className="wrong-box">
          {mistakes.map(({ path, title: field, reason }) => (
            <li key={path.join('.') + reason}>
              <a
                href={`#${path.join('.')}`}
                onClick={(event) => {
                  event.preventDefault();
                  leadTo(path);
                }}
              >
                {field}
              </a>{' '}
              {reason}
            </li>
          ))}
        </ul>
      )}
      <Shared value={{ overview, mistakes, set }}>
        <Fields shape={kind.shape} path={[]} value={value} />
      </Shared>
      {!isNew && kind.nameField !== undefined && (
        <footer>
          <button type="button" onClick={() => location.assign(`/editeur/${kind.path.replace('*', '+')}?copie=${file}`)}>
            Dupliquer
          </button>{' '}
          <button type="button" onClick={() => remove().catch((error: unknown) => setSaid(String(error)))}>
            Supprimer…
          </button>
        </footer>
      )}
      {opened && opened.versions.length > 0 && (
        <details>
          <summary>Versions d’avant</summary>
          <p>Choisissez-en une pour la reprendre dans la page ; elle n’est remise qu’une fois enregistrée.</p>
          {opened.versions.map((version) => (
            <p key={version.at}>
              <button type="button" onClick={() => set([], version.value)}>
                Celle d’avant le {time(version.at)}
              </button>
            </p>
          ))}
        </details>
      )}
    </form>
  );
}

const leadToHash = () => location.hash && leadTo(decodeURIComponent(location.hash.slice(1)).split('.'));
