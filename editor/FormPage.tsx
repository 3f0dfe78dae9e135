/** The form of a file. What is typed is kept in the browser until it is saved. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OwnerMistake } from '../content-model/mistakes.ts';
import { ask } from './api.ts';
import { Fields, leadTo, Shared } from './Field.tsx';
import type { KindOfForm, Opened, Overview, Saved } from './integration.ts';
import { isGroup, withAt } from './values.ts';

interface FormPageProps {
  kind: KindOfForm;
  /** As `towns/colmar`; the name of a new one is `+`. */
  file: string;
  overview: Overview;
  look: () => Promise<void>;
}

const time = (at: string | number) => new Date(at).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short' });

const leadToHash = () => leadTo(decodeURIComponent(location.hash.slice(1)).split('.'));
addEventListener('hashchange', leadToHash);

/** Where one sees what a file says. */
const pageOf = (file: string) =>
  /^(?:services|towns|legal|pages)\//.test(file)
    ? `/${file.replace(/^(?:towns|legal|pages)\/(?:home$)?/, '')}`
    : file === 'zones'
      ? '/zone-intervention'
      : '/';

export function FormPage({ kind, file, overview, look }: FormPageProps) {
  const isNew = file.endsWith('/+');
  const fiche = `fiche?nom=${encodeURIComponent(file)}`;
  const draftKey = `editeur:${fiche}${location.search}`;
  const [opened, setOpened] = useState<Opened>();
  const [value, setValue] = useState<unknown>();
  const [draftOf, setDraftOf] = useState<number>();
  const [mistakes, setMistakes] = useState<OwnerMistake[]>([]);
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function open() {
    const there = await ask<Opened>(fiche + location.search.replace('?', '&'));
    const draft: { at: number; value: unknown } | null = JSON.parse(localStorage.getItem(draftKey) ?? 'null');
    flushSync(() => {
      setOpened(there);
      setDraftOf(draft?.at);
      setValue(draft ? draft.value : there.value);
      setMistakes(there.mistakes);
      setSaid('');
    });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each file has its own page.
  useEffect(() => run(() => open().then(leadToHash)), []);

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

  async function save() {
    const answer = await ask<Saved>(fiche, 'PUT', JSON.stringify(value), () => setSaid('L’aperçu redémarre…'));
    if (answer.mistakes[0]) {
      flushSync(() => {
        setMistakes(answer.mistakes);
        setSaid('Rien n’est enregistré : corrigez d’abord ce qui est en rouge.');
      });
      return leadTo(answer.mistakes[0].path);
    }
    localStorage.removeItem(draftKey);
    if (answer.name !== file) return location.assign(`/editeur/${answer.name}`);
    await Promise.all([open(), look()]);
    setSaid('Enregistré');
  }

  /** Says that it is at work, or why it could not be done; meanwhile nothing else begins. */
  function run(work: () => Promise<void>) {
    setSaid('Un instant…');
    setBusy(true);
    work()
      .catch(({ message }: Error) => setSaid(`Cela n’a pas pu se faire ; ce que vous avez écrit est gardé ici : ${message}`))
      .finally(() => setBusy(false));
  }

  async function remove() {
    const more = await ask<string[]>(`${fiche}&essai`, 'DELETE');
    const also = more.length > 0 ? `\n\nAvec cela :\n${more.map((line) => `– ${line}`).join('\n')}` : '';
    if (!confirm(`Supprimer « ${title} » ? À reprendre, si besoin, au bas de la liste, sous « Supprimés ».${also}`)) return setSaid('');
    await ask(fiche, 'DELETE');
    localStorage.removeItem(draftKey);
    location.assign(`/editeur/${kind.path.replace('/*', '')}`);
  }

  if (!opened) return <p>{said}</p>;
  const name = isGroup(value) && value[kind.nameField ?? ''];
  const title = name ? String(name) : isNew ? `${kind.title} : ajouter` : kind.title;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        run(save);
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
        <button type="submit" disabled={isBusy}>
          {isNew ? 'Créer' : 'Enregistrer'}
        </button>
      </header>
      {draftOf !== undefined && (
        <p>
          Ce que vous aviez commencé le {time(draftOf)} est repris, et n’est pas encore enregistré.{' '}
          <button
            type="button"
            onClick={() => {
              localStorage.removeItem(draftKey);
              run(open);
            }}
          >
            Revenir à ce qui est enregistré
          </button>
        </p>
      )}
      {mistakes.map(({ path, title: field, reason }) => (
        <p key={path.join('.') + reason} className="wrong">
          <a href={`#${path.join('.')}`}>{field}</a> {reason}
        </p>
      ))}
      <Shared value={{ overview, mistakes, set }}>
        <Fields shape={kind.shape} path={[]} value={value} />
      </Shared>
      {!isNew && kind.nameField !== undefined && (
        <p>
          <button type="button" onClick={() => location.assign(`/editeur/${kind.path.replace('*', '+')}?copie=${file}`)}>
            Dupliquer
          </button>{' '}
          <button type="button" onClick={() => run(remove)}>
            Supprimer…
          </button>
        </p>
      )}
      {opened.versions.length > 0 && (
        <details>
          <summary>Versions d’avant</summary>
          <p>Choisissez-en une pour la reprendre dans la page ; elle ne compte qu’une fois enregistrée.</p>
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
