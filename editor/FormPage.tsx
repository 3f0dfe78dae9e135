/** The form of a file. */
import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OwnerMistake } from '../src/content-model/mistakes.ts';
import { address, ask } from './api.ts';
import { Button, Fields, leadTo } from './Field.tsx';
import type { KindOfForm, Overview } from './files.ts';
import { blank, withAt } from './values.ts';

type Saved = { name: string; mistakes: OwnerMistake[]; overview: Overview };

interface FormPageProps {
  kind: KindOfForm;
  /** As `towns/colmar`; the name of a new one is `+`. */
  file: string;
  overview: Overview;
  show: (overview: Overview) => void;
}

const leadToHash = () => leadTo(decodeURIComponent(location.hash.slice(1)).split('.'));
addEventListener('hashchange', leadToHash);

/** What only one place has, and the form cannot know to be wrong in a copy. */
const local = ['position', 'altitude', 'area'];

/**
 * What a new file begins with: nothing, or what another one says but its name and place; it comes
 * after all others.
 */
function startOf({ shape, entries, nameField = '' }: KindOfForm): unknown {
  const copied = entries.find(
    ({ name }) => name === new URLSearchParams(location.search).get('copie'),
  );
  const start = [nameField, ...local]
    .filter((field) => shape.properties?.[field])
    .reduce((value, field) => withAt(value, [field], ''), copied?.value ?? blank(shape));
  return shape.properties?.order
    ? withAt(start, ['order'], Math.max(0, ...entries.map(({ order }) => order)) + 1)
    : start;
}

const timeText = (at: string) =>
  new Date(at).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'medium' });

const savedWith = (left: OwnerMistake[]) =>
  left.length > 0 ? 'Enregistré, mais pas encore bon à publier' : 'Enregistré';

const mistakesIn = ({ left }: Overview, file: string): OwnerMistake[] =>
  left.filter((mistake) => mistake.file === `${file}.yaml`);

/** The page of a file: its form, its earlier versions, and what one can do with it. */
export function FormPage({ kind, file, overview, show }: FormPageProps) {
  const entry = kind.entries.find(({ name }) => name === file);
  const [typed, setTyped] = useState<unknown>();
  const [mistakes, setMistakes] = useState(mistakesIn(overview, file));
  const [said, setSaid] = useState(
    entry && /\/\+(?:\?|$)/.test(document.referrer) ? savedWith(mistakes) : '',
  );
  const [isBusy, setBusy] = useState(false);
  const [draft, setDraft] = useState(localStorage.getItem(file));
  const value = typed ?? entry?.value ?? startOf(kind);
  const title = entry?.title ?? `${kind.title} : ajouter`;

  useEffect(leadToHash, []);
  useLayoutEffect(() => {
    document.body.inert = isBusy;
  }, [isBusy]);
  useEffect(() => {
    if (typed !== undefined) localStorage.setItem(file, JSON.stringify(typed));
  }, [typed, file]);

  function set(path: string[], instead: unknown) {
    const place = path.join('.');
    setTyped((was: unknown) => withAt(was ?? value, path, instead));
    setMistakes((all) =>
      all.filter((mistake) => !`${mistake.path.join('.')}.`.startsWith(`${place}.`)),
    );
    setSaid('Pas encore enregistré');
    window.onbeforeunload = (event) => event.preventDefault();
  }

  /**
   * Locks the form while it is at work; says why it could not be done, at a field if it is about
   * one.
   */
  function run(work: () => Promise<void>, path: string[] = []) {
    setSaid('Un instant…');
    setBusy(true);
    work()
      .catch(({ message }: Error) =>
        end('Cela n’a pas pu se faire', [{ path, title: '', reason: message }, ...mistakes]),
      )
      .finally(() => setBusy(false));
  }

  /** Says how it has ended, and leads to the first thing that is wrong. */
  function end(words: string, wrong: OwnerMistake[]) {
    const [first] = wrong;
    flushSync(() => {
      setMistakes(wrong);
      setSaid(first ? `${words} : ${first.title} ${first.reason}` : words);
      setBusy(false);
    });
    if (first) leadTo(first.path);
  }

  /** Nothing is left to save. */
  function leave() {
    window.onbeforeunload = null;
    localStorage.removeItem(file);
    setDraft(null);
  }

  async function save() {
    // Another window may have put its own there, or have taken this one away.
    localStorage.setItem(file, JSON.stringify(value));
    const body = new Blob([JSON.stringify({ value, seen: entry?.value })]);
    const saved = await ask<Saved>(address('fiche', file), 'PUT', body);
    if (saved.mistakes.length > 0) return end('Rien n’est enregistré', saved.mistakes);
    leave();
    if (saved.name !== file) return location.assign(`/editeur/${saved.name}`);
    const left = mistakesIn(saved.overview, file);
    show(saved.overview);
    setTyped(undefined);
    end(savedWith(left), left);
  }

  async function remove() {
    const also = await ask<string>(address('essai', file), 'DELETE');
    if (!confirm(`Supprimer « ${title} » ? À reprendre, si besoin, au bas de la liste.${also}`))
      return setSaid('');
    await ask(address('fiche', file), 'DELETE');
    leave();
    location.assign(`/editeur/${kind.path.replace('/*', '')}`);
  }

  // The form of a dialog sends nothing by itself.
  return (
    <form method="dialog" noValidate onSubmit={() => run(save)}>
      <header>
        <h1>{title}</h1>
        <small role="status">{said}</small>
        {entry && !entry.isDeleted && (
          <a href={kind.page.replace('*', entry.id)} target="_blank" rel="noopener">
            Voir la page
          </a>
        )}
        <button type="submit">{entry ? 'Enregistrer' : 'Créer'}</button>
      </header>
      {draft !== null && typed === undefined && (
        <Button onClick={() => set([], JSON.parse(draft))}>
          Reprendre ce que vous n’aviez pas enregistré
        </Button>
      )}
      {entry?.isDeleted && <p>Supprimé : « Enregistrer » le remet.</p>}
      <Fields form={{ overview, mistakes, set, run }} shape={kind.shape} path={[]} value={value} />
      {entry && !entry.isDeleted && kind.nameField !== undefined && (
        <p>
          <a href={`/editeur/${kind.path.replace('*', '+')}?copie=${file}`}>Dupliquer</a>{' '}
          <Button onClick={() => run(remove)}>Supprimer…</Button>
        </p>
      )}
      {entry && entry.versions.length > 0 && (
        <details>
          <summary>Versions d’avant</summary>
          <p>
            Choisissez-en une pour la reprendre dans la page ; elle ne compte qu’une fois
            enregistrée.
          </p>
          {entry.versions.map((version) => (
            <Button key={version.at} className="entry" onClick={() => set([], version.value)}>
              Celle d’avant le {timeText(version.at)}, quand a changé {version.changed}
            </Button>
          ))}
        </details>
      )}
    </form>
  );
}
