import { expect, test } from 'vitest';
import { typeset } from './typography.ts';

const thin = '\u202F';
const fixed = '\u00A0';

test.each([
  ["L'eau de l'abergement", 'L’eau de l’abergement'],
  ["MaPrimeRénov', les CEE", 'MaPrimeRénov’, les CEE'],
  ["l'Éco-PTZ et d'1 m", `l’Éco-PTZ et d’1${fixed}m`],
  ['Qui ? Nous !', `Qui${thin}? Nous${thin}!`],
  ['Un toit ; un mur', `Un toit${thin}; un mur`],
  ['Trois choses : la pente', `Trois choses${fixed}: la pente`],
  ['la "queue de castor"', `la «${fixed}queue de castor${fixed}»`],
  [
    'une "biberschwanz", ou "queue de castor"',
    `une «${fixed}biberschwanz${fixed}», ou «${fixed}queue de castor${fixed}»`,
  ],
  ['la «queue de castor»', `la «${fixed}queue de castor${fixed}»`],
  ['Un  : deux. Article 5 : trois.', `Un${fixed}: deux. Article${fixed}5${fixed}: trois.`],
  ['30 % et 5,5%', `30${thin}% et 5,5${thin}%`],
  ['10 000 euros, 1 243 maisons', `10${thin}000${fixed}euros, 1${thin}243 maisons`],
  ['30 à 40 cm, de 1871 à 1918', `30${fixed}à${fixed}40${fixed}cm, de 1871${fixed}à${fixed}1918`],
  [
    '37 km, 5 mm, 20 ans, 48 h, 100 m², 50 °C',
    `37${fixed}km, 5${fixed}mm, 20${fixed}ans, 48${fixed}h, 100${fixed}m², 50${fixed}°C`,
  ],
  ["5 km à vol d'oiseau", `5${fixed}km à vol${fixed}d’oiseau`],
  ["jusqu'à 50 km", `jusqu’à${fixed}50${fixed}km`],
  [
    'le 26 décembre 1999 et le 1er mai, en mai 2030',
    `le 26${fixed}décembre${fixed}1999 et le 1er${fixed}mai, en mai 2030`,
  ],
  ['au XVIIIe siècle, en VIe classe', `au XVIIIe${fixed}siècle, en VIe classe`],
  [
    'article L243-2, articles 279-0 bis, article L541-21-2-3',
    `article${fixed}L243-2, articles${fixed}279-0 bis, article L541-21-2-3`,
  ],
  ['CC BY 4.0, 1.5 en tête, le 5.', `CC${fixed}BY${fixed}4.0, 1.5 en tête, le 5.`],
  ['12 marsouins, le 100 mai', '12 marsouins, le 100 mai'],
  ['03 53 01 20 04', ['03', '53', '01', '20', '04'].join(fixed)],
  ['au 12 68170 Rixheim', 'au 12 68170 Rixheim'],
  ['de 8h à 12h, 24h/24, 7j/7', 'de 8h à 12h, 24h/24, 7j/7'],
  ['E-E123456, n° 12e4, /5e, Vieux', 'E-E123456, n° 12e4, /5e, Vieux'],
  ['https://www.cnil.fr?a=b', 'https://www.cnil.fr?a=b'],
])('%s', (typed, set) => {
  expect(typeset(typed, {}, 'name')).toBe(set);
});

const shown = (text: string) =>
  text.replaceAll(fixed, '·').replaceAll(thin, '·').replaceAll('\u2060', '');

test.each([
  [
    'Le toit que nous posons tient bon, même par grand vent.',
    'Le toit que nous posons tient bon, même par grand·vent.',
  ],
  ['De bonnes tuiles pour des siècles.', 'De bonnes tuiles pour des siècles.'],
  ['Nous venons aussi, même tard (soir).', 'Nous venons aussi, même tard·(soir).'],
  [
    'Nous venons chez vous jusqu’à Lons-le-Saunier.',
    'Nous venons chez vous jusqu’à Lons-le-Saunier.',
  ],
  ['L’eau entre. Appelez.', 'L’eau entre. Appelez.'],
])('a text has no short last word of its own: %s', (text, bound) => {
  expect(shown(typeset(text))).toBe(bound);
});

test.each([
  [
    'Le mortier est scellé à la chaux, il y a longtemps',
    'Le mortier est scellé à·la chaux, il·y·a longtemps',
  ],
  ['À 50 km de route, et 3 h de travail', 'À·50·km de route, et·3·h de travail'],
  ['La pluie entre ; le frein-vapeur manque', 'La pluie entre·; le·frein-vapeur manque'],
  [
    'Le vent passe, la charpente reste. Le bois sèche',
    'Le vent passe, la·charpente reste. Le·bois sèche',
  ],
  ['Un pureau de 80 ou 100 mm, selon le lieu', 'Un pureau de 80 ou·100·mm, selon le·lieu'],
  [
    'Le mortier est scellé il y a quarante ans déjà',
    'Le mortier est scellé il·y·a quarante·ans déjà',
  ],
  ['Une affaire de procès-verbaux-types', 'Une affaire de procès-verbaux-types'],
])('a text’s single letters and first articles stay with what follows: %s', (text, bound) => {
  expect(shown(typeset(text))).toBe(bound);
});

test.each([
  ['Isolation des combles, du toit et des murs', 'Isolation des·combles, du·toit et·des·murs'],
  [`Quel isolant, et où${thin}?`, 'Quel isolant, et·où·?'],
  ['De la rénovation énergétique', 'De·la·rénovation énergétique'],
  ['Jusqu’où nous venons', 'Jusqu’où nous·venons'],
  ['Vous êtes à Illkirch-Graffenstaden', 'Vous êtes à·Illkirch-Graffenstaden'],
  ['Pluie, neige et recommandations du Parc', 'Pluie, neige et·recommandations du·Parc'],
  ['Ce qui est recommandable, et protégé', 'Ce qui est·recommandable, et·protégé'],
  ['Grande Île et Neustadt', 'Grande·Île et·Neustadt'],
  ['L’année d’un toit. On vous rappelle.', 'L’année d’un·toit. On·vous rappelle.'],
  ['Parlez-nous de votre toit', 'Parlez-nous de·votre·toit'],
])('a heading’s little words stay with what follows: %s', (text, bound) => {
  expect(shown(typeset(text, {}, 'heading'))).toBe(bound);
});

test.each([
  ['Vous êtes à Saint-Claude, ou à Lons-le-Saunier ?', 'Saint-·Claude, ou à Lons-·le-·Saunier'],
  ['Il se demande avec l’Éco-PTZ, par e-mail.', 'l’Éco-·PTZ, par e-·mail.'],
  ['Un toit qui fuit, dites-le-nous (même tard).', 'dites-·le-·nous'],
  ['Un écran de sous-toiture, posé sur les chevrons', 'sous-·toiture'],
  ['Code de l’environnement, article L541-21-2-3, à lire', 'L541-·21-·2-·3'],
  ['C’est la règle depuis la loi 2025-594 du 30 juin', 'loi 2025-·594'],
  ['Écrivez à contact@toits-et-fils.fr ou a-b@c.fr', 'contact@toits-et-fils.fr ou a-b@c.fr'],
  ['Les aides sont sur www.a-renov.gouv.fr, toutes', 'www.a-renov.gouv.fr'],
])('a line does not end within a name or beside a small word: %s', (text, bound) => {
  for (const kind of ['text', 'heading'] as const)
    expect(typeset(text, {}, kind).replaceAll('\u2060', '·').replaceAll(fixed, ' ')).toContain(
      bound,
    );
  expect(typeset(text, {}, 'name')).not.toContain('\u2060');
  expect(typeset(text, {}, 'name')).not.toMatch(/(?<=\p{L})\u00A0[dl]’/u);
});

test.each([
  ['Le bois en W l’encombre, s’il y en a un', 'en·W l’encombre, s’il·y·en'],
  ['Scellé au mortier, il y a quarante ans', 'il·y·a quarante·ans'],
  ['D’après GeoNames (CC BY 4.0), et la Poste', 'CC·BY·4.0'],
  ['Tant au m² pour tout le toit de la maison', 'au·m²'],
  ['De Mouthe à La Cluse, sous la neige', 'à·La·Cluse'],
  ['Les toits de la Grande Île, à Strasbourg', 'la Grande·Île'],
  ['Vingt ans et GARANTIE DÉCENNALE sur une tuile', 'GARANTIE DÉCENNALE sur'],
])('what is read as one word stays on one line: %s', (text, bound) => {
  expect(shown(typeset(text))).toContain(bound);
});

test('a long name stays whole in a heading, and may break in running text', () => {
  const text = 'Nous refaisons un toit à Illkirch-Graffenstaden';
  expect(typeset(text, {}, 'heading')).toContain('Illkirch-\u2060Graffenstaden');
  expect(typeset(text)).toContain('Illkirch-Graffenstaden');
});

test('a word that would be too long for a heading stays whole in running text', () => {
  const text = 'Assurez ce que dit le dommages-ouvrage du toit';
  expect(typeset(text)).toContain('dommages-\u2060ouvrage');
  expect(typeset(text, {}, 'heading')).toContain('dommages-ouvrage');
});

const pieces = ["l'", 'eau', ' ', '12', '000', '%', ':', ';', '?', '!', '"', '«', '»'].concat([
  ' km',
  ' m²',
  'Éco-PTZ',
  ',',
  '.',
  '(',
  ')',
]);
/** Whatever stands beside whatever. */
const mixtures = pieces.flatMap((one) =>
  pieces.flatMap((two) => pieces.map((three) => one + two + three)),
);

test('nothing is left for a second time', () => {
  for (const typed of mixtures) {
    const once = typeset(typed, {}, 'heading');
    expect(typeset(once, {}, 'heading')).toBe(once);
  }
});

test('only spaces, apostrophes and quotation marks change', () => {
  const letters = (text: string) => text.replace(/[\s'’"«»\u2060]/g, '');
  for (const typed of mixtures) expect(letters(typeset(typed, {}, 'heading'))).toBe(letters(typed));
});
