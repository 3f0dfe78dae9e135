/// <reference types="vite/client" />
import { Keystatic } from '@keystatic/core/ui';
import { type MouseEvent, useEffect, useMemo } from 'react';
import { editorConfig } from './config.ts';
import { type EditorProps, formFields } from './fields.tsx';
import { hearRefusals, useLeft } from './refusals.ts';

const notSaved = 'Rien n’est enregistré : l’aperçu redémarre. Enregistrez de nouveau dans quelques secondes.';

/** The words that the package has in English alone, whatever its language. */
const inFrench: Record<string, string> = {
  Save: 'Enregistrer',
  Sauvegarder: 'Enregistrer',
  Create: 'Créer',
  Unsaved: 'Pas encore enregistré',
  Changed: 'Pas encore enregistré',
  Regenerate: 'Proposer',
  regenerate: 'Proposer',
  'Edit item': 'Modifier',
  'Add item': 'Ajouter',
  Done: 'Terminé',
  Name: 'Nom',
  entries: 'fichiers',
  entry: 'fichier',
  'Empty collection': 'Rien pour l’instant',
  'Empty list': 'Rien pour l’instant',
  "There aren't any entries yet. Create the first entry to see it here.": 'Ce que vous ajoutez paraîtra ici.',
  "There aren't any entries yet.": 'Ce que vous ajoutez paraîtra ici :',
  'Create the first entry': 'ajouter',
  'to see it here.': '',
  'Add the first item to see it here.': 'Ce que vous ajoutez paraîtra ici.',
  'Contains invalid fields. Please edit.': 'Un champ est à corriger : ouvrez cette ligne.',
  'Reset changes': 'Revenir à ce qui est enregistré',
  'Delete entry': 'Supprimer',
  'Delete entry…': 'Supprimer…',
  'Copy entry': 'Copier',
  'Paste entry': 'Coller',
  'Duplicate entry…': 'Dupliquer…',
  Preview: 'Voir la page',
  Cancel: 'Annuler',
  'Yes, delete': 'Supprimer',
  Remove: 'Supprimer',
  Duplicate: 'Dupliquer',
  'Are you sure? This action cannot be undone.': 'Le fichier sera effacé, et rien ne le ramène.',
  'Save and duplicate entry': 'Enregistrer, puis dupliquer',
  'Save and duplicate': 'Enregistrer, puis dupliquer',
  'You have unsaved changes. Save this entry to duplicate it.': 'Enregistrez d’abord ce que vous avez changé.',
  'Entry not found.': 'Ce fichier n’existe pas.',
  'No results': 'Rien trouvé',
  'No results…': 'Rien trouvé',
  theme: 'Clair ou sombre',
  Theme: 'Clair ou sombre',
  Light: 'Clair',
  Dark: 'Sombre',
  System: 'Comme l’ordinateur',
  'Discard changes': 'Abandonner ce brouillon',
  'Loading…': 'Un instant…',
  Dashboard: 'Tableau de bord',
  'Entry created': 'Créé',
  // Where nobody answers, as Chromium, Firefox and Safari say it.
  'Failed to fetch': notSaved,
  'NetworkError when attempting to fetch resource.': notSaved,
  'Load failed': notSaved,
  'Entry pasted': 'Collé',
  'Copied to clipboard': 'Copié',
  'Entry not found in clipboard': 'Il n’y a rien à coller.',
  'Failed to paste because clipboard access was denied': 'Le navigateur ne permet pas de coller ici.',
  'Failed to read clipboard': 'Le navigateur ne permet pas de coller ici.',
};

/** The package's word that what was typed is still there, and perhaps that the file has changed since. */
function restored(written: string): string | undefined {
  const { when, since } = /^Restored draft from (?<when>[^.]+)\.(?<since> Other changes .+)?$/.exec(written)?.groups ?? {};
  return when && `Brouillon repris, ${when}.${since ? ' Le fichier a changé depuis : relisez avant d’enregistrer.' : ''}`;
}

/** What people read or hear on the page, in French. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const written = text.nodeValue?.trim() ?? '';
    const french = inFrench[written] ?? restored(written);
    if (french !== undefined && text.nodeValue !== french) text.nodeValue = french;
  }
  for (const element of document.querySelectorAll('[aria-label]')) {
    const french = inFrench[element.getAttribute('aria-label') ?? ''];
    if (french !== undefined) element.setAttribute('aria-label', french);
  }
}

// The pages of the site load anew with every text that is saved. The editor knows it already, and would lose what is being typed or pressed.
import.meta.hot?.on('vite:beforeFullReload', (reload) => {
  reload.path = '/another-page.html';
});

/** Has the editor show another of its pages as its own menu does, without loading anew. */
function show(click: MouseEvent<HTMLAnchorElement>): void {
  if (click.metaKey || click.ctrlKey || click.shiftKey) return;
  click.preventDefault();
  history.pushState(null, '', click.currentTarget.href);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Shows what keeps a form from being saved, which may stand far from the button that was pressed. */
function showFirstMistake(): void {
  // Once the form has drawn it.
  setTimeout(() => {
    const field = document.querySelector<HTMLElement>('[aria-invalid="true"], [data-mistake]');
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  });
}

/** The editor: the whole page. */
export function Editor(props: EditorProps) {
  const config = useMemo(() => editorConfig(props.forms, formFields(props)), [props]);
  const left = useLeft();
  useEffect(() => {
    const watch = new MutationObserver(translate);
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
    translate();
    return () => watch.disconnect();
  }, []);
  useEffect(hearRefusals, []);
  useEffect(() => {
    document.addEventListener('submit', showFirstMistake, true);
    return () => document.removeEventListener('submit', showFirstMistake, true);
  }, []);
  return (
    <>
      <Keystatic config={config} />
      <div role="status">
        {left.length > 0 && (
          <details className="left-to-correct" open>
            <summary>C’est enregistré. Avant de publier, il reste à corriger :</summary>
            {left.map(({ page, title, names, reason }) => (
              <div key={`${page} ${names} ${reason}`}>
                <a href={page} onClick={show}>
                  {title}
                </a>{' '}
                : {reason}
                <ul>
                  {names.map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </div>
            ))}
          </details>
        )}
      </div>
    </>
  );
}
