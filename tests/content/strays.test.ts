import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/**
 * Words that stand in the code because they belong to a control, a landmark or a mark there, or are the specification's. Everything else
 * that a visitor reads stands in `src/content/`, where spelling, claims and typography are checked and an owner can change it.
 */
const labels = new Set([
  // Links and buttons.
  ...['Accueil', 'Services', 'Garanties', 'Tarifs', 'Contact', 'Mentions légales', 'Confidentialité', 'Accessibilité', 'Plan du site'],
  ...['Zone d’intervention', 'Devis gratuit', 'Urgence', 'Urgence 7j/7', 'Voir nos réalisations', 'En savoir plus', 'En savoir plus :'],
  ...['Aller au contenu', 'Passer la carte', 'Retour à l’accueil', 'Réessayer', 'Menu', 'Fermer', 'Image précédente', 'Image suivante', 'Agrandir :'],
  ...['Appeler le', 'Écrire à', 'Écrire', 'Adresse', 'Couvreur à', 'Ajouter à mes contacts', 'SMS :', 'Lire les', 'avis sur Google'],
  ...['Envoyer le message', 'Demander à être rappelé', 'Envoyer par e-mail', 'Remplacer par', 'Vérifier', 'Politique de confidentialité'],
  // Fields, and what may be chosen in them.
  ...['(obligatoire)', '(facultatif)', 'Choisir…', 'Votre commune ou code postal', 'Communes proposées'],
  ...['Type de chantier', 'Tous', 'Ville', 'Toutes', 'Comparer avant et après', 'avant 50 %, après 50 %'],
  // Landmarks, and marks on pictures and papers.
  ...['Fil d’Ariane', 'Coordonnées', 'Navigation principale', 'Annonces', 'Appel', 'Sommaire', 'Version', 'Dernière mise à jour :'],
  ...['Avant', 'Après', 'Démoussage', 'Zinguerie', 'Image d’illustration', 'sur Google'],
  ...['Travaux :', 'vérifié', 'non vérifié', ', publié le', ', comptés le', 'à vol d’oiseau', 'et plus', 'î'],
  // Subjects of e-mails, the name of the service for search engines, what a form's button says while it is sent, and a title of a refused one.
  ...['Demande de rappel', 'Message', 'Réparation de toiture en urgence', 'Envoi en cours...', 'Erreur :'],
]);

/** Letters that English and code do without, or a word that begins like a sentence. */
const isFrench = (text: string) => /[àâçéèêëîïôœùûÀÉÈ’]|\p{L} [;:?!%]/u.test(text) || /^\p{Lu}\p{Ll}+(?:$|[\s,.:])/u.test(text);

/** What a component shows that does not come to it from outside: texts between its tags, and strings that read like French. */
function wordsOf(path: string): string[] {
  const found: string[] = [];
  // A script at the end of a page is no text of it.
  const code = readFileSync(path, 'utf8').replace(/<script[\s\S]*?<\/script>/g, '');
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isThrowStatement(node)) return;
    // Keys, and names of elements.
    const isCompared = ts.isBinaryExpression(node.parent ?? node);
    const isString = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (ts.isJsxText(node) && /\p{L}{2}/u.test(node.text.replace('&amp;', ''))) found.push(node.text);
    else if (isString && !isCompared && isFrench(node.text.trim())) found.push(node.text);
    ts.forEachChild(node, look);
  };
  look(source);
  return found.map((text) => text.replace(/[\s\u00A0\u202F]+/g, ' ').trim());
}

test('what visitors read stands in src/content, but for the names of controls', () => {
  const strays = globSync('src/**/*.{tsx,astro}').flatMap((path) =>
    wordsOf(path)
      .filter((text) => !labels.has(text))
      .map((text) => `${path}: “${text}”: write it in src/content/ and hand it to the component`),
  );
  expect(strays).toEqual([]);
});
