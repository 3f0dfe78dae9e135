import { Keystatic } from '@keystatic/core/ui';
import { useEffect, useMemo } from 'react';
import { editorConfig } from './config.ts';
import { type EditorProps, formFields } from './fields.tsx';

/** The words that the package has in English alone, whatever its language. */
const inFrench: Record<string, string> = {
  Save: 'Enregistrer',
  Sauvegarder: 'Enregistrer',
  Create: 'Créer',
  Unsaved: 'Pas encore enregistré',
  Regenerate: 'Proposer',
  'Edit item': 'Modifier',
  'Add item': 'Ajouter',
  Done: 'Terminé',
  Name: 'Nom',
  entries: 'fichiers',
  entry: 'fichier',
  'Empty collection': 'Rien pour l’instant',
  "There aren't any entries yet. Create the first entry to see it here.": 'Ce que vous ajoutez paraîtra ici.',
};

/** The editor: the whole page. */
export function Editor(props: EditorProps) {
  const config = useMemo(() => editorConfig(props.forms, formFields(props)), [props]);
  useEffect(() => {
    const translate = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const french = inFrench[text.nodeValue?.trim() ?? ''];
        if (french !== undefined) text.nodeValue = french;
      }
    };
    const watch = new MutationObserver(translate);
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
    translate();
    return () => watch.disconnect();
  }, []);
  return <Keystatic config={config} />;
}
