import { describe, expect, test } from 'vitest';
import { testSite } from '../support/site.ts';
import { townTable } from '../support/towns.ts';
import { type Claim, claimsOf } from './claims.ts';
import { allTexts, textsUnder } from './texts.ts';

/**
 * The figures that the specification lets the site state, and the line that does; elsewhere than in
 * `files` they are a mistake.
 */
const allowed: { kind: Claim['kind']; values: number[]; files?: RegExp; line: string }[] = [
  {
    kind: 'experience',
    values: [20],
    files: /^pages\/home/,
    line: '1: Experience: 20 years, since 2004 (home page)',
  },
  {
    kind: 'experience',
    values: [15],
    files: /^services\/toiture/,
    line: '1: 15+ years (roofing page)',
  },
  {
    kind: 'experience',
    values: [15],
    files: /^services\/isolation/,
    line: '2: figures 30% / 15 years / RGE',
  },
  {
    kind: 'experience',
    values: [10],
    files: /^services\/travaux-general/,
    line: '1: 10+ years and 200+ projects (general works page)',
  },
  { kind: 'since', values: [2004], line: '9: Founded 2004' },
  { kind: 'amount', values: [500], files: /^pages\/home/, line: '1: More than 500 worksites' },
  {
    kind: 'amount',
    values: [200],
    files: /^services\/travaux-general/,
    line: '1: 10+ years and 200+ projects (general works page)',
  },
  { kind: 'percentage', values: [98], files: /^pages\/home/, line: '1: 98% satisfied clients' },
  {
    kind: 'percentage',
    values: [30],
    files: /^services\/isolation/,
    line: '1: Up to 30% heating savings through insulation',
  },
  { kind: 'delay', values: [2], line: '1: Callback within about 2 hours on average' },
  { kind: 'delay', values: [48], line: '1: quote within 48 hours' },
  { kind: 'delay', values: [1], line: '1: emergency arrival within 1 hour at most' },
  { kind: 'delay', values: [24], files: /^pages\/(home|urgence)/, line: '1: emergency delay 24h' },
  { kind: 'radius', values: [200], line: '1: Coverage within 200 km of Rixheim' },
  {
    kind: 'radius',
    values: [150],
    files: /^pages\/zone/,
    line: '1: the zone page text also says 150 km',
  },
  { kind: 'radius', values: [50], files: /^pages\//, line: '1: priority zone 50 km' },
  { kind: 'rating', values: [4.9], files: /^pages\/home/, line: '1: 4.9/5 on Google' },
  { kind: 'warranty', values: [10], line: '9: 10-year decennial warranty' },
  {
    kind: 'price',
    values: [10000],
    files: /^text-pages\/mentions/,
    line: '9: Share capital 10 000 euros',
  },
];

/** The specification's own figure for this claim, if it has one. */
function isAllowed({ kind, value }: Claim, file: string): boolean {
  const town = townTable.find(({ id }) => file === `towns/${id}.yaml`);
  if (kind === 'radius' && town) return value === town.radius;
  // The Code civil's own warranties (articles 1792-3 and 1792-6), which the guarantees page
  // explains.
  if (kind === 'warranty' && file === 'pages/garanties.yaml') return [1, 2, 10].includes(value);
  return allowed.some(
    (claim) =>
      claim.kind === kind && claim.values.includes(value) && (claim.files?.test(file) ?? true),
  );
}

/**
 * What the company says; in reviews others speak, and of its people and its news the specification
 * knows nothing.
 */
const ownTexts = allTexts().filter(
  ({ file }) => !/^(?:reviews|people)\/|^shared\/announcements/.test(file),
);

test('the content states no figure about the company that the specification does not state', () => {
  const invented = ownTexts.flatMap((text) =>
    claimsOf(text)
      .filter((claim) => !isAllowed(claim, text.file))
      .map(
        (claim) => `${text.file}: ${text.field}: ${claim.kind} ${claim.value} in “${claim.text}”`,
      ),
  );
  expect(invented, 'the figures are fixed by the contract: change both, or none').toEqual([]);
});

test('whoever promises to be there within the hour says how far by road that holds', () => {
  const promises = ownTexts.filter(
    ({ field, text }) =>
      /\b1\s?h au maximum|dans l['’]heure/i.test(text) &&
      // Shown on the pages of towns beside the workshop alone.
      field !== 'emergency.promised',
  );
  const unlimited = promises.filter(({ text }) =>
    / km/.test(text)
      ? !text.includes('50 km de route')
      : !/près de Rixheim|dite au téléphone/i.test(text),
  );
  expect(unlimited.map(({ file, field }) => `${file}: ${field}`)).toEqual([]);
});

test('an emergency reads the same on /urgence, in the look-up and on a town page', () => {
  const pages = [
    ...textsUnder('pages/urgence.yaml', ['lead']),
    ...textsUnder('shared/town-pages.yaml', ['emergency.text']),
  ];
  expect(pages).toHaveLength(2);
  for (const { field, text } of pages)
    expect(text, field).toMatch(/nous vous disons l'heure au téléphone/i);
  // Beside a map there is less room: « appelez » stands for the telephone.
  const answers = textsUnder('pages/zone-intervention.yaml', [
    'promises.rapid.answer',
    'promises.rapid.farAway',
    'promises.planned.answer',
    'promises.onDemand.answer',
  ]);
  expect(answers).toHaveLength(4);
  for (const { field, text } of answers)
    expect(text, field).toMatch(
      /En urgence, appelez : (si nous pouvons venir, )?nous vous disons l'heure\.$/,
    );
});

test('whoever promises a quote or a call within hours says from when they run', () => {
  const open = ownTexts.filter(
    ({ text }) =>
      /\bsous (?:2|48)\s?h/.test(text) && !/après|pendant nos horaires|en moyenne,/.test(text),
  );
  expect(open.map(({ file, field }) => `${file}: ${field}`)).toEqual([]);
});

describe('an invented figure is noticed', () => {
  test.each<[string, Claim['kind'], number]>([
    ['25 ans d’expérience dans le métier.', 'experience', 25],
    ["Couvreurs depuis plus de 30 ans, d'abord à Rixheim.", 'experience', 30],
    ["Vingt-cinq ans d'expérience.", 'experience', 25],
    ['Notre atelier travaille ici depuis 1987.', 'since', 1987],
    ['Déjà 1 200 chantiers dans le Haut-Rhin.', 'amount', 1200],
    ['Plus de 800 clients nous ont fait confiance.', 'amount', 800],
    ['99 % de clients satisfaits.', 'percentage', 99],
    ["Jusqu'à 60 % d'économies de chauffage.", 'percentage', 60],
    ['Intervention en 30 minutes.', 'delay', 30],
    ['Nous arrivons sur place en trente minutes.', 'delay', 30],
    ['Devis sous 24 h, sans engagement.', 'delay', 24],
    ['On vous rappelle dans les 3 jours.', 'delay', 3],
    ['Dans un rayon de 300 km autour de nous.', 'radius', 300],
    ['Nous venons à 80 km à la ronde.', 'radius', 80],
    ['Noté 4,8/5 par nos clients.', 'rating', 4.8],
    ['Travaux garantis 15 ans.', 'warranty', 15],
    ['Une équipe de 12 couvreurs.', 'staff', 12],
    ['Démoussage à partir de 15 € le m².', 'price', 15],
  ])('%s', (text, kind, value) => {
    expect(claimsOf({ text })).toContainEqual(expect.objectContaining({ kind, value }));
    expect(isAllowed({ kind, value, text }, 'towns/colmar.yaml')).toBe(false);
  });
});

test.each([
  'Une gouttière en zinc dure 30 à 50 ans.',
  'La pente est de 5 mm par mètre vers la descente.',
  'La grosse tour est protégée depuis 1995, la chapelle en 2016.',
  'En juillet, les tuiles dépassent 50 °C.',
  'À 37 km de notre atelier à vol d’oiseau.',
  'Elle a dévasté environ 40 % du massif.',
  'Il couvre des pentes très faibles, dès 5 % : lucarnes, extensions.',
  'À moins de 500 m et en vue de l’une d’elles.',
  'Comptez deux mois d’instruction pour une déclaration complète.',
  'Le délai ne peut être inférieur à cinq jours ouvrés.',
  'Ouvert de 8h à 18h.',
  'Un logement achevé depuis plus de deux ans relève de ce taux réduit.',
])('a technical figure is no claim: %s', (text) => {
  expect(claimsOf({ text })).toEqual([]);
});

test('a telephone number in the texts is ours, or one that the regulator keeps for fiction', () => {
  const { phone, mobile } = testSite().company;
  const ours = [phone.display, mobile?.display];
  const fiction = /^0(?:1 99 00|2 61 91|3 53 01|4 65 71|5 36 49|6 39 98)/;
  const numbers = allTexts().flatMap(({ file, text }) =>
    [...text.matchAll(/(?<!\d)(?:0|(?:\+|00)33 ?)([1-9](?:[ .]?\d{2}){4})(?!\d)/g)].map(
      ([, digits = '']) => ({
        file,
        number: `0${digits.replace(/\D/g, '')}`.replace(/\d\d(?=\d)/g, '$& '),
      }),
    ),
  );
  // The example under the field.
  expect(numbers.map(({ file }) => file)).toContain('shared/forms.yaml');
  expect(numbers.filter(({ number }) => !ours.includes(number) && !fiction.test(number))).toEqual(
    [],
  );
});
