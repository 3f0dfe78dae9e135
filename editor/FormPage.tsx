/** The form of a file. What is typed is kept in the browser until it is saved. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OwnerMistake } from '../content-model/owner-mistakes.ts';
import { type Answer, ask, type KindOfForm, type Opened, type Overview } from './api.ts';
import { Fields, leadTo, Shared } from './Field.tsx';
import { isGroup, withAt } from './values.ts';

interface FormPageProps {
  kindName: string;
  kind: KindOfForm;
  /** As `towns/colmar`; the name of a new one is `+`. */
  file: string;
  overview: Overview;
  look: () => Promise<void>;
}

const fiche = (file: string) => `fiche?nom=${encodeURIComponent(file)}`;
const time = (at: string | number) => new Date(at).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short' });

export function FormPage({ kindName, kind, file, overview, look }: FormPageProps) {
  const copied = new URLSearchParams(location.search).get('copie');
  const isNew = file.endsWith('/+');
  const draftKey = `editeur:${file}${copied ?? ''}`;
  const [value, setValue] = useState<unknown>();
  const [opened, setOpened] = useState<Opened>();
  const [draftOf, setDraftOf] = useState<number>();
  const [mistakes, setMistakes] = useState<OwnerMistake[]>([]);
  const [said, setSaid] = useState('');
  const isBusy = useRef(false);
  /** What no longer is as it is shown to be: a mistake goes with the first change of its field. */
  const changed = useRef(new Set<string>());

  useEffect(() => {
    const open = async () => {
      const there = isNew && copied === null ? { value: {}, versions: [] } : await ask<Opened>(fiche(copied ?? file));
      const order = Math.max(0, ...kind.entries.map((entry) => entry.order ?? 0)) + 1;
      const hasOrder = kind.shape.properties?.order !== undefined;
      const start = isNew && hasOrder ? withAt(there.value, ['order'], order) : (there.value ?? {});
      const draft = readDraft(draftKey);
      setOpened({ ...there, value: start });
      setDraftOf(draft?.at);
      setValue(draft ? draft.value : start);
    };
    open().catch((error: unknown) => setSaid(String(error)));
  }, [file, copied, draftKey, isNew, kind]);

  const toCorrect = useMemo(
    () => [
      ...mistakes,
      ...overview.left
        .filter(({ page }) => page === `/editeur/${file}`)
        .flatMap(({ fields, reason }) => fields.map((field) => ({ ...field, reason })))
        .filter(({ path }) => !changed.current.has(path.join('.'))),
    ],
    // Not with each letter, but with each change that counts.
    [mistakes, overview.left, file],
  );

  function set(path: string[], instead: unknown) {
    const place = path.join('.');
    changed.current.add(place);
    setValue((was: unknown) => {
      const now = withAt(was, path, instead);
      localStorage.setItem(draftKey, JSON.stringify({ at: Date.now(), value: now }));
      return now;
    });
    setMistakes((all) => all.filter((mistake) => !`${mistake.path.join('.')}.`.startsWith(`${place}.`)));
    setSaid('Pas encore enregistré');
  }

  async function save() {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaid('Un instant…');
    try {
      const answer = await ask<Answer>(fiche(file), 'PUT', JSON.stringify(value), () => setSaid('L’aperçu redémarre…'));
      if ('mistakes' in answer) {
        flushSync(() => {
          setMistakes(answer.mistakes);
          setSaid('Rien n’est enregistré : corrigez d’abord ce qui est en rouge.');
        });
        leadTo(answer.mistakes[0]?.path ?? []);
        return;
      }
      localStorage.removeItem(draftKey);
      if (answer.name !== file) {
        location.assign(`/editeur/${answer.name}`);
        return;
      }
      changed.current.clear();
      const [now] = await Promise.all([ask<Opened>(fiche(file)), look()]);
      setMistakes([]);
      setOpened(now);
      setValue(now.value);
      setDraftOf(undefined);
      setSaid('Enregistré');
    } catch (error) {
      setSaid(`Pas enregistré, mais gardé ici : ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      isBusy.current = false;
    }
  }

  async function remove() {
    const more = await ask<string[]>(`${fiche(file)}&essai`, 'DELETE');
    const also = more.length > 0 ? `\n\nAvec cela :\n${more.map((line) => `– ${line}`).join('\n')}` : '';
    if (!confirm(`Supprimer « ${title} » ? Vous pourrez le reprendre dans la liste, sous « Supprimés ».${also}`)) return;
    await ask(fiche(file), 'DELETE');
    localStorage.removeItem(draftKey);
    location.assign(`/editeur/${kind.path.replace('/*', '')}`);
  }

  const name = isGroup(value) ? value[kind.nameField ?? ''] : undefined;
  const title = typeof name === 'string' && name !== '' ? name : isNew ? `${kind.title} : ajouter` : kind.title;
  const back = () => {
    localStorage.removeItem(draftKey);
    setValue(opened?.value);
    setDraftOf(undefined);
    setMistakes([]);
    setSaid('');
  };
  const shared = { overview, mistakes: toCorrect, set };
  if (value === undefined) return <p className="trouble">{said || 'Un instant…'}</p>;
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
        <span role="status" className="said">
          {said}
        </span>
        {!isNew && (
          <a href={addressOf(file)} target="_blank" rel="noopener">
            Voir la page
          </a>
        )}
        <button type="submit" className="main-button">
          {isNew ? 'Créer' : 'Enregistrer'}
        </button>
      </header>
      {draftOf !== undefined && (
        <p className="draft">
          Ce que vous aviez commencé le {time(draftOf)} est repris, et n’est pas encore enregistré.{' '}
          <button type="button" onClick={back}>
            Revenir à ce qui est enregistré
          </button>
        </p>
      )}
      {mistakes.length > 0 && (
        <ul className="mistakes">
          {mistakes.map(({ path, title: field, reason }) => (
            <li key={path.join('.') + reason}>
              <button type="button" onClick={() => leadTo(path)}>
                {field}
              </button>{' '}
              {reason}
            </li>
          ))}
        </ul>
      )}
      <Shared value={shared}>
        <Fields shape={kind.shape} path={[]} value={value} />
      </Shared>
      {!isNew && kind.nameField !== undefined && (
        <p className="more">
          <a href={`/editeur/${kind.path.replace('/*', '')}/+?copie=${file}`}>Dupliquer</a>
          <button type="button" onClick={() => remove().catch((error: unknown) => setSaid(String(error)))}>
            Supprimer…
          </button>
        </p>
      )}
      {opened && opened.versions.length > 0 && (
        <details className="box">
          <summary>Versions d’avant</summary>
          <p className="about">Choisissez-en une pour la reprendre dans la page ; elle n’est remise qu’une fois enregistrée.</p>
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

  /** Where one sees what the file says. */
  function addressOf(path: string): string {
    const [folder, page = ''] = path.split('/');
    if (kindName === 'services') return `/services/${page}`;
    if (kindName === 'towns' || folder === 'legal') return `/${page}`;
    if (kindName === 'people') return '/garanties';
    if (kindName === 'zones') return '/zone-intervention';
    return folder === 'pages' && page !== 'home' ? `/${page}` : '/';
  }
}

function readDraft(key: string): { at: number; value: unknown } | undefined {
  const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
  return isGroup(kept) && typeof kept.at === 'number' ? { at: kept.at, value: kept.value } : undefined;
}
