/** The state of a file's page, and what its buttons do. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OwnerMistake } from '../src/content-model/owner/mistakes.ts';
import { address, ask, pageOf } from './api.ts';
import { revealField } from './Field.tsx';
import type { KindOfForm, Overview } from './overview.ts';
import { type Clash, mergeTyped, type Typed } from './typed.ts';
import { blank, withAt } from './values.ts';

type Saved = { name: string; mistakes: OwnerMistake[]; overview: Overview };

/** What a page shows. */
export interface FormPageProps {
  kind: KindOfForm;
  /** The name of the file, such as `towns/colmar`; a new one is called `+`. */
  file: string;
  overview: Overview;
  show: (overview: Overview) => void;
}

const revealHash = () => revealField(decodeURIComponent(location.hash.slice(1)).split('.'));
addEventListener('hashchange', revealHash);

/**
 * Fields about one place, which a copy must not keep: the form could not notice that they are
 * wrong.
 */
const placeFields = ['position', 'altitude', 'area'];

/**
 * The first values of a new file: none, or a copy of another file without its name and place. It
 * comes last in order.
 */
function initialValue({ shape, entries, nameField = '' }: KindOfForm): unknown {
  const copied = entries.find(
    ({ name }) => name === new URLSearchParams(location.search).get('copie'),
  );
  const start = [nameField, ...placeFields]
    .filter((field) => shape.properties?.[field])
    .reduce((value, field) => withAt(value, [field], ''), copied?.value ?? blank(shape));
  return shape.properties?.order
    ? withAt(start, ['order'], Math.max(0, ...entries.map(({ order }) => order)) + 1)
    : start;
}

const mistakesIn = ({ left }: Overview, file: string): OwnerMistake[] =>
  left.filter((mistake) => mistake.file === `${file}.yaml`);

function savedAs(overview: Overview, file: string): string {
  const toWrite = overview.drafts[file];
  if (toWrite) return `Enregistré comme brouillon ; il reste à écrire : ${toWrite.length}`;
  return mistakesIn(overview, file).length > 0
    ? 'Enregistré, mais pas encore bon à publier'
    : 'Enregistré';
}

/** The `localStorage` key for what was typed on the page of a file. */
const storageKey = (file: string) => `saisie ${file}`;

function storedInput(file: string): Typed | undefined {
  const waiting = localStorage.getItem(storageKey(file));
  return waiting === null ? undefined : JSON.parse(waiting);
}

/**
 * Keeps what is typed into the form of a file, stores it until it is saved, and saves or deletes the
 * file.
 */
export function useFilePage({ kind, file, overview, show }: FormPageProps) {
  const entry = kind.entries.find(({ name }) => name === file);
  const [typed, setTyped] = useState<unknown>();
  const toWrite = overview.drafts[file];
  const [mistakes, setMistakes] = useState(toWrite ?? mistakesIn(overview, file));
  const [clashes, setClashes] = useState<Clash[]>([]);
  const [said, setSaid] = useState(
    entry && /\/\+(?:\?|$)/.test(document.referrer) ? savedAs(overview, file) : '',
  );
  const [isBusy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState(() => storedInput(file));
  const value = typed ?? entry?.value ?? initialValue(kind);
  const title = entry?.title ?? `${kind.title} : ajouter`;
  const isWaiting = waiting !== undefined && typed === undefined;
  const isUnreadable = entry?.error !== undefined && typed === undefined;

  useEffect(revealHash, []);
  useLayoutEffect(() => {
    document.body.inert = isBusy;
  }, [isBusy]);
  const stored = useRef<string>(undefined);
  const seen = entry?.value;
  const store = useCallback(
    (typed: unknown) => {
      stored.current = JSON.stringify({ typed, seen } satisfies Typed);
      localStorage.setItem(storageKey(file), stored.current);
    },
    [file, seen],
  );
  useEffect(() => {
    if (typed !== undefined) store(typed);
  }, [typed, store]);

  /**
   * Puts stored input into the form. Fields that have changed elsewhere since then show both
   * values.
   */
  function resume(waits: Typed) {
    const { value, clashes } = mergeTyped(waits, seen);
    setWaiting(undefined);
    set([], value);
    setClashes(clashes);
    const [first] = clashes;
    if (first) setTimeout(() => revealField(first.path));
  }

  function set(path: string[], replacement: unknown) {
    const place = path.join('.');
    setTyped((was: unknown) => withAt(was ?? value, path, replacement));
    const isElsewhere = (each: { path: string[] }) =>
      !`${each.path.join('.')}.`.startsWith(`${place}.`);
    setMistakes((all) => all.filter(isElsewhere));
    setClashes((all) => all.filter(isElsewhere));
    setSaid('Pas encore enregistré');
    window.onbeforeunload = (event) => event.preventDefault();
  }

  /**
   * Runs some work while the form is locked. If it fails, the reason is shown, at the field if the
   * work is about one.
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

  /** Shows how some work has ended, and goes to the first mistake. */
  function end(words: string, wrong: OwnerMistake[]) {
    const [first] = wrong;
    flushSync(() => {
      setMistakes(wrong);
      setSaid(first ? `${words} : ${first.title} ${first.reason}` : words);
      setBusy(false);
    });
    if (first) revealField(first.path);
  }

  /** Forgets what was typed and not saved. */
  function clearUnsaved() {
    window.onbeforeunload = null;
    // By now the stored input may be that of another window.
    const waits = localStorage.getItem(storageKey(file));
    if (waits === stored.current || stored.current === undefined)
      localStorage.removeItem(storageKey(file));
    setWaiting(undefined);
    setClashes([]);
  }

  async function save(value: unknown) {
    // Stored again, as another window may have replaced or removed it.
    store(value);
    const body = new Blob([JSON.stringify({ value, seen })]);
    const saved = await ask<Saved>(address('fiche', file), 'PUT', body);
    if (saved.mistakes.length > 0) return end('Rien n’est enregistré', saved.mistakes);
    clearUnsaved();
    if (saved.name !== file) return location.assign(pageOf(saved.name));
    show(saved.overview);
    setTyped(undefined);
    const todo = saved.overview.drafts[file];
    end(savedAs(saved.overview, file), todo ? [] : mistakesIn(saved.overview, file));
    if (todo) setMistakes(todo);
  }

  function forget() {
    if (confirm('Oublier pour toujours ce que vous aviez écrit ici ?')) clearUnsaved();
  }

  async function remove() {
    const also = await ask<string>(address('essai', file), 'DELETE');
    if (!confirm(`Supprimer « ${title} » ? À reprendre, si besoin, au bas de la liste.${also}`))
      return setSaid('');
    await ask(address('fiche', file), 'DELETE');
    clearUnsaved();
    location.assign(pageOf(kind.path.replace('/*', '')));
  }

  return {
    entry,
    value,
    title,
    toWrite,
    mistakes,
    clashes,
    /** The status line. */
    said,
    waiting,
    isWaiting,
    isUnreadable,
    set,
    run,
    save,
    resume,
    forget,
    remove,
  };
}
