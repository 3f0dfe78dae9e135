import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bindEnd, bindWords, typeset } from './typeset.ts';

const thin = '\u202F';
const fixed = '\u00A0';

test.each([
  ["L'eau de l'abergement", 'L’eau de l’abergement'],
  ["MaPrimeRénov', les CEE", 'MaPrimeRénov’, les CEE'],
  ["l'Éco-PTZ et d'1 m", `l’Éco-PTZ et d’1${fixed}m`],
  ['Qui ? Nous !', `Qui${thin}? Nous${thin}!`],
  ['Qui? Nous!', `Qui${thin}? Nous${thin}!`],
  ['Un toit ; un mur', `Un toit${thin}; un mur`],
  ['Trois choses : la pente', `Trois choses${fixed}: la pente`],
  ['la "queue de castor"', `la «${fixed}queue de castor${fixed}»`],
  ['la « queue de castor »', `la «${fixed}queue de castor${fixed}»`],
  [
    'une "biberschwanz", ou "queue de castor"',
    `une «${fixed}biberschwanz${fixed}», ou «${fixed}queue de castor${fixed}»`,
  ],
  ['Rien entre ""', `Rien entre «${fixed}»`],
  ['la «queue de castor»', `la «${fixed}queue de castor${fixed}»`],
  ['Un  : deux. Article 5 : trois.', `Un${fixed}: deux. Article 5${fixed}: trois.`],
  ['30 % et 5,5%', `30${thin}% et 5,5${thin}%`],
  ['10 000 euros, 1 243 maisons', `10${thin}000${fixed}euros, 1${thin}243 maisons`],
  ['30 à 40 cm, de 1871 à 1918', `30${fixed}à${fixed}40${fixed}cm, de 1871${fixed}à${fixed}1918`],
  [
    '37 km, 5 mm, 20 ans, 48 h, 100 m², 50 °C',
    `37${fixed}km, 5${fixed}mm, 20${fixed}ans, 48${fixed}h, 100${fixed}m², 50${fixed}°C`,
  ],
  ["jusqu'à 50 km", `jusqu’à${fixed}50${fixed}km`],
  ['12 maisons', '12 maisons'],
  ['13 mois, 1 jour', `13${fixed}mois, 1${fixed}jour`],
  [
    'le 26 décembre 1999 et le 1er mai, en mai 2030',
    `le 26${fixed}décembre${fixed}1999 et le 1ᵉʳ${fixed}mai, en mai 2030`,
  ],
  ['CC BY 4.0, 1.5 en tête, le 5.', `CC BY${fixed}4.0, 1.5 en tête, le 5.`],
  ['12 marsouins, le 100 mai', '12 marsouins, le 100 mai'],
  ['03 53 01 20 04', ['03', '53', '01', '20', '04'].join(fixed)],
  ['au 12 68170 Rixheim', 'au 12 68170 Rixheim'],
  ['de 8h à 12h, 24h/24, 7j/7', 'de 8h à 12h, 24h/24, 7j/7'],
  [
    'des XVIIe et XVIIIe siècles, le 1er mai, la 1re tuile',
    'des XVIIᵉ et XVIIIᵉ siècles, le 1ᵉʳ\u00A0mai, la 1ʳᵉ tuile',
  ],
  ['E-E123456, n° 12e4, /5e, Vieux', 'E-E123456, n° 12e4, /5e, Vieux'],
  ['https://www.cnil.fr?a=b', 'https://www.cnil.fr?a=b'],
  ['et 38 autres villes...', 'et 38 autres villes...'],
])('%s', (typed, set) => {
  expect(typeset(typed)).toBe(set);
});

const shown = (text: string) => text.replaceAll(fixed, '·').replaceAll(thin, '·');

test.each([
  [
    'Le toit que nous posons tient bon, même par grand vent.',
    'Le toit que nous posons tient bon, même par grand·vent.',
  ],
  ['De bonnes tuiles pour un siècle.', 'De bonnes tuiles pour un·siècle.'],
  ['Nous venons aussi le samedi (matin).', 'Nous venons aussi le samedi·(matin).'],
  [
    'Nous venons chez vous jusqu’à Lons-le-Saunier.',
    'Nous venons chez vous jusqu’à Lons-le-Saunier.',
  ],
  ['Nos réalisations', 'Nos réalisations'],
  ['L’eau entre. Appelez.', 'L’eau entre. Appelez.'],
])('a text has no short last word of its own: %s', (text, bound) => {
  expect(shown(bindEnd(text))).toBe(bound);
});

test.each([
  ['Isolation des combles, du toit et des murs', 'Isolation des·combles, du·toit et·des·murs'],
  [`Quel isolant, et où${thin}?`, 'Quel isolant, et·où·?'],
  ['De la rénovation énergétique', 'De la·rénovation énergétique'],
  ['Jusqu’où nous venons', 'Jusqu’où nous·venons'],
  ['Vous êtes à Illkirch-Graffenstaden', 'Vous êtes à Illkirch-Graffenstaden'],
  ['Grande Île et Neustadt', 'Grande Île et·Neustadt'],
  ['L’année d’un toit. On vous rappelle.', 'L’année d’un·toit. On·vous rappelle.'],
  ['Un toit de tuiles', 'Un·toit de·tuiles'],
  ['Sur demande', 'Sur demande'],
  ['Parlez-nous de votre toit', 'Parlez-nous de·votre·toit'],
])('a heading’s little words stay with what follows: %s', (text, bound) => {
  expect(shown(bindWords(text))).toBe(bound);
});

test('nothing is left for a second time', () => {
  const piece = fc.constantFrom(
    "l'",
    'eau',
    ' ',
    '12',
    '000',
    '%',
    ':',
    ';',
    '?',
    '!',
    '"',
    '«',
    '»',
    ' km',
    ' m²',
    ',',
    '.',
    '(',
    ')',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const once = bindWords(typeset(pieces.join('')));
      expect(bindWords(typeset(once))).toBe(once);
    }),
  );
});

test('only spaces, apostrophes and quotation marks change', () => {
  const letters = (text: string) =>
    text
      .replace(/[\s'’"«»]/g, '')
      .replaceAll('ᵉ', 'e')
      .replaceAll('ʳ', 'r');
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (typed) => {
      expect(letters(bindWords(typeset(typed)))).toBe(letters(typed));
    }),
  );
});
