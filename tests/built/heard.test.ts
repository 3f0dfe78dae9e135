// @vitest-environment happy-dom
import { virtual } from '@guidepup/virtual-screen-reader';
import { describe, expect, test } from 'vitest';
import { documentOf } from './markup.ts';

/*
 * The pages as a screen reader says them, from one end to the other: roles, names, states, in the order of the source. The reader is a
 * program that follows the rules of ARIA; it is no proof for NVDA, VoiceOver or TalkBack, which say some of it otherwise.
 */

/** What carries no news for a listener: the ends of things, and frames without a name. */
const silent = /^(?:document|paragraph|list|listitem.*|group|figure|caption|superscript|strong|term|definition|end of .*)$/;

/** Everything that is said of a part of a page, a line each. */
async function saidOf(path: string, part = 'main'): Promise<string[]> {
  // Scripts and styles have nothing to say, and nothing here is to run.
  document.body.innerHTML = (documentOf(path).querySelector(part)?.outerHTML ?? '').replace(/<(script|style)[\s\S]*?<\/\1>|<link[^>]*>/g, '');
  await virtual.start({ container: document.body });
  while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
  const said = await virtual.spokenPhraseLog();
  await virtual.stop();
  // Unseen signs hold words together; they are not said.
  return said.filter((line) => !silent.test(line)).map((line) => line.replaceAll('\u2060', '').replace(/[\u00A0\u202F]/g, ' '));
}

/** The lines of `wanted` as far as they are said in this order, so that a failure shows the first one missing. */
function inThisOrder(said: string[], wanted: string[]): string[] {
  let from = 0;
  return wanted.filter((line) => {
    const found = said.indexOf(line, from);
    if (found >= 0) from = found + 1;
    return found >= 0;
  });
}

describe.each([
  [
    '/urgence',
    [
      'main',
      'heading, L’eau entre. Appelez., level 1',
      'link, 03 53 01 20 04',
      'Vous ne pouvez pas téléphoner ?',
      'link, Écrivez-nous',
      'region, Nos engagements',
      'heading, En nous attendant, level 2',
      'heading, Restez au sol, level 3',
      'heading, Ce qui se passe quand vous appelez, level 2',
    ],
  ],
  [
    '/',
    [
      'main',
      'heading, Couvreurs en Alsace, de père en fils, level 1',
      'link, Toit ouvert, fuite ? Appelez 03 53 01 20 04',
      'link, Devis gratuit',
      'link, Urgence 7j/7',
      'heading, Toiture, level 3',
      'link, En savoir plus : Toiture',
      'heading, Travaux général, level 3',
      'link, En savoir plus : Travaux général',
      'heading, On vous rappelle, level 2',
      'form, Demander à être rappelé',
      'form, Venons-nous chez vous ?',
      'group, Carte de notre zone d’intervention, La carte montre trois zones autour de l’atelier de Rixheim, jusqu’à la frontière et jusqu’à 200 km. L’Alsace : intervention rapide. La Franche-Comté et le Jura : intervention planifiée. La Lorraine et les autres départements : sur demande. Trois cercles mesurent 50, 150 et 200 km.',
      'link, Colmar',
    ],
  ],
  [
    '/colmar',
    [
      'main',
      'navigation, Fil d’Ariane',
      'link, Accueil',
      'heading, Couvreur à Colmar, level 1',
      'link, Devis gratuit',
      'link, Urgence',
      'complementary, Urgence',
      'Urgence 24h/24, 7j/7.',
      'link, Appeler maintenant',
      'image, Carte des communes de la liste, dans l’anneau où nous venons : 10 km autour de Colmar',
      'Nous venons aussi à Eguisheim, Wintzenheim, Turckheim, Ingersheim, Horbourg-Wihr, Houssen, Wettolsheim, Sainte-Croix-en-Plaine.',
      'heading, Quand venons-nous ?, level 3',
      'heading, Vous êtes à Colmar ? On vous rappelle., level 2',
      'form, Demander à être rappelé',
    ],
  ],
  [
    '/contact',
    [
      'image, Carte des environs de l’atelier, dans un rayon de 10 km : Habsheim, Eschentzwiller, Zimmersheim, Riedisheim, Bruebach, Dietwiller, Sausheim, Baldersheim',
    ],
  ],
  [
    '/services/isolation',
    [
      'image, Coupe d’une maison, avec les numéros de la liste : 1 plancher du grenier, 2 intérieur du toit, 3 façade, 4 dessus des chevrons, 5 étage.',
    ],
  ],
])('%s', (path, needed) => {
  test('says in this order what a person needs', async () => {
    expect(inThisOrder(await saidOf(path), needed)).toEqual(needed);
  });
});

test('the callback form says of each field what it is, whether it is wanted, and how it is filled in', async () => {
  expect(await saidOf('/colmar', 'form[aria-label]')).toEqual([
    'form, Demander à être rappelé',
    ...['Nom', 'textbox, Nom, not invalid, required'],
    ...['Prénom', 'textbox, Prénom, not invalid, required'],
    ...['Téléphone', 'textbox, Téléphone, Exemple : 06 12 34 56 78, not invalid, required', 'Exemple : 06 12 34 56 78'],
    ...['Ville', 'textbox, Ville, Colmar, not invalid, required'],
    ...['Type de prestation', 'combobox, Type de prestation, has popup listbox, not expanded, not invalid, required'],
    ...['Choisir…', 'Toiture', 'Zinguerie', 'Isolation', 'Démoussage de toiture', 'Travaux général', 'Urgence fuite', 'Autre'].map(
      (choice, index) => `option, ${choice}, not selected, position ${index + 1}, set size 8`,
    ),
    'Ajouter un détail (facultatif)',
    ...['E-mail', '(facultatif)', 'textbox, E-mail (facultatif), Exemple : nom@orange.fr, not invalid', 'Exemple : nom@orange.fr'],
    // A date field has no role of its own in ARIA: browsers say it in their own words.
    ...['Date préférée', '(facultatif)', 'Date préférée (facultatif)'],
    ...['Message', '(facultatif)', 'textbox, Message (facultatif), not invalid'],
    'button, Demander à être rappelé',
    'Faîtage & Fils reçoit ces informations pour vous rappeler et les garde 3 ans après le dernier contact.',
    'link, Politique de confidentialité',
  ]);
});

test('the contact form says of each field what it is, whether it is wanted, and how it is filled in', async () => {
  expect(await saidOf('/contact', 'form[aria-label]')).toEqual([
    'form, Envoyer le message',
    ...['Nom', 'textbox, Nom, not invalid, required'],
    ...['E-mail', 'textbox, E-mail, Exemple : nom@orange.fr, not invalid, required', 'Exemple : nom@orange.fr'],
    ...['Téléphone', 'textbox, Téléphone, Exemple : 06 12 34 56 78, not invalid, required', 'Exemple : 06 12 34 56 78'],
    ...['Ville', 'textbox, Ville, not invalid, required'],
    ...['Sujet', 'textbox, Sujet, not invalid, required'],
    ...['Message', 'textbox, Message, not invalid, required'],
    'button, Envoyer le message',
    'Faîtage & Fils reçoit ce message pour vous répondre et le garde 3 ans après le dernier contact.',
    'link, Politique de confidentialité',
  ]);
});

test('a figure and its unit are two words, and a picture with a caption is called as it says', () => {
  const plain = (text?: string | null) => text?.replace(/\s/g, ' ');
  for (const path of ['/', '/urgence', '/services/isolation', '/colmar', '/zone-intervention']) {
    const page = documentOf(path);
    for (const figure of page.querySelectorAll('.figure')) expect.soft(figure.textContent, path).not.toMatch(/\d(?:ans|h|litres)/);
    for (const caption of page.querySelectorAll('figure[aria-label] > figcaption'))
      expect.soft(plain(caption.parentElement?.getAttribute('aria-label')), path).toBe(plain(caption.textContent));
  }
});
