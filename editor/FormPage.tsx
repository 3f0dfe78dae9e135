/** The form of a file. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OwnerMistake } from '../content-model/mistakes.ts';
import { ask } from './api.ts';
import { Fields, leadTo } from './Field.tsx';
import type { KindOfForm, Overview } from './overview.ts';
import { blank, withAt } from './values.ts';

interface FormPageProps {
  kind: KindOfForm;
  /** As `towns/colmar`; the name of a new one is `+`. */
  file: string;
  overview: Overview;
  look: () => Promise<Overview>;
}

const leadToHash = () => leadTo(decodeURIComponent(location.hash.slice(1)).split('.'));
addEventListener('hashchange', leadToHash);

/** Where one sees what a file says. */
function pageOf(file: string): string {
  if (file.startsWith('people/')) return '/garanties';
  if (file === 'zones') return '/zone-intervention';
  return /^(?:services|towns|legal|pages)\//.test(file) ? `/${file.replace(/^(?:towns|legal|pages)\/(?:home$)?/, '')}` : '/';
}

/** What a new file begins with: nothing, or what another one says but its name; it comes after all others. */
function startOf({ shape, entries, nameField = '' }: KindOfForm): unknown {
  const copied = entries.find(({ name }) => name === new URLSearchParams(location.search).get('copie'));
  const start = withAt(copied?.value ?? blank(shape), [nameField], '');
  return shape.properties?.order ? withAt(start, ['order'], Math.max(0, ...entries.map(({ order }) => order)) + 1) : start;
}

const mistakesIn = ({ left }: Overview, file: string): OwnerMistake[] =>
  left.filter((mistake) => mistake.file === `${file}.yaml`).flatMap(({ fields, reason }) => fields.map((field) => ({ ...field, reason })));

export function FormPage({ kind, file, overview, look }: FormPageProps) {
  const fiche = `fiche?nom=${encodeURIComponent(file)}`;
  const entry = kind.entries.find(({ name }) => name === file);
  const [typed, setTyped] = useState<unknown>();
  const [mistakes, setMistakes] = useState(mistakesIn(overview, file));
  const [said, setSaid] = useState(entry && /\/\+(?:\?|$)/.test(document.referrer) ? 'Enregistré' : '');
  const [isBusy, setBusy] = useState(false);
  const value = typed ?? entry?.value ?? startOf(kind);
  const title = entry?.title ?? `${kind.title} : ajouter`;

  useEffect(leadToHash, []);
  useEffect(() => {
    window.onbeforeunload = typed === undefined ? null : (event) => event.preventDefault();
  }, [typed]);

  function set(path: string[], instead: unknown) {
    const place = path.join('.');
    setTyped((was: unknown) => withAt(was ?? value, path, instead));
    setMistakes((all) => all.filter((mistake) => !`${mistake.path.join('.')}.`.startsWith(`${place}.`)));
    setSaid('Pas encore enregistré');
  }

  /** Locks the form while it is at work; says why it could not be done, at a field if it is about one. */
  function run(work: () => Promise<void>, path: string[] = []) {
    setSaid('Un instant…');
    setBusy(true);
    work()
      .catch(({ message }: Error) => end('Cela n’a pas pu se faire', [{ path, title: '', reason: message }, ...mistakes]))
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

  async function save() {
    const body = new Blob([JSON.stringify(value)]);
    const answer = await ask<{ name: string; mistakes: OwnerMistake[] }>(fiche, 'PUT', body, () => setSaid('L’aperçu redémarre…'));
    if (answer.mistakes.length > 0) return end('Rien n’est enregistré', answer.mistakes);
    if (answer.name !== file) return leave(answer.name);
    const left = mistakesIn(await look(), file);
    setTyped(undefined);
    end(left.length > 0 ? 'Enregistré, mais pas encore bon à publier' : 'Enregistré', left);
  }

  async function remove() {
    const more = await ask<string[]>(`${fiche}&essai=`, 'DELETE');
    const also = more.length > 0 ? `\n\nAvec cela :\n${more.map((line) => `– ${line}`).join('\n')}` : '';
    if (!confirm(`Supprimer « ${title} » ? À reprendre, si besoin, au bas de la liste.${also}`)) return setSaid('');
    await ask(fiche, 'DELETE');
    leave(kind.path.replace('/*', ''));
  }

  function leave(address: string) {
    window.onbeforeunload = null;
    location.assign(`/editeur/${address}`);
  }

  return (
    <form
      noValidate
      inert={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        run(save);
      }}
    >
      <header>
        <h1>{title}</h1>
        <small role="status">{said}</small>
        {entry && !entry.isDeleted && (
          <a href={pageOf(file)} target="_blank" rel="noopener">
            Voir la page
          </a>
        )}
        <button type="submit">{entry ? 'Enregistrer' : 'Créer'}</button>
      </header>
      {entry?.isDeleted && <p>Supprimé : « Enregistrer » le remet.</p>}
      <Fields form={{ overview, mistakes, set, run }} shape={kind.shape} path={[]} value={value} />
      {entry && !entry.isDeleted && kind.nameField !== undefined && (
        <p>
          <a href={`/editeur/${kind.path.replace('*', '+')}?copie=${file}`}>Dupliquer</a>{' '}
          <button type="button" onClick={() => run(remove)}>
            Supprimer…
          </button>
        </p>
      )}
      {entry && entry.versions.length > 0 && (
        <details>
          <summary>Versions d’avant</summary>
          <p>Choisissez-en une pour la reprendre dans la page ; elle ne compte qu’une fois enregistrée.</p>
          {entry.versions.map((version) => (
            <p key={version.at}>
              <button type="button" onClick={() => set([], version.value)}>
                Celle d’avant le {new Date(version.at).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'medium' })}
              </button>
            </p>
          ))}
        </details>
      )}
    </form>
  );
}
