import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testSite } from '../../tests/support/site.ts';
import { townTable } from '../../tests/support/towns.ts';
import { readCommunes } from '../lib/geo/communes.ts';
import { distance } from '../lib/geo/distance.ts';
import { searchKey } from '../lib/geo/search-key.ts';
import { labelOf, lookUp } from './answer.ts';

const communesText = readFileSync('src/lib/geo/communes.txt', 'utf8');
const data = readCommunes(communesText);
const { position: workshop } = testSite().company;
/** As the specification has them, whatever the owner promises elsewhere. */
const departments = {
  67: 'rapid',
  68: 'rapid',
  25: 'planned',
  39: 'planned',
  70: 'planned',
  90: 'planned',
} as const;
const towns = townTable.map(({ id, name, latitude, longitude }, index) => ({
  id,
  name,
  position: { latitude, longitude },
  zone: index < 12 ? ('rapid' as const) : ('planned' as const),
}));
const { answer, suggest } = lookUp(data, workshop, towns, { reach: 200, nearby: 50, departments });

/** An answer in one line. */
function said(text: string): string {
  const given = answer(text);
  if (given.kind !== 'zone')
    return [given.kind, ...given.communes.slice(0, 2).map((commune) => labelOf(commune))].join();
  const { label, zone, kilometres, nearest, hasNamesakes } = given;
  const km = [...new Set(kilometres)].join('-');
  return `${label} ${zone} ${km} ${nearest?.id ?? ''}${hasNamesakes ? 'namesakes' : ''}`.trim();
}

test.each([
  ['Rixheim', 'Rixheim (68170) rapid 0 rixheim'],
  ['thann', 'Thann (68800) rapid 23 wittenheim'],
  ['Masevaux', 'Masevaux (68290) rapid 30 kingersheim'],
  ['Kirchberg', 'Kirchberg (68290) rapid 35 kingersheim'],
  ['Grentzingen', 'Illtal (68960) rapid 22 mulhouse'],
  ['Oberdorf', 'Illtal (68960) rapid 22 mulhouse'],
  ['Nods', 'Les Premiers Sapins (25580) planned 109 pontarlier'],
  ['Santoche', 'Pays-de-Clerval (25340) planned 79 montbeliard'],
  ['Saint-Ylie', 'Dole (39100) planned 161 dole'],
  ['Foucherans', 'several,Tarcenay-Foucherans (25620),Foucherans (39100)'],
  ['Nancy', 'Nancy (54) onDemand 138'],
  ['lyon', 'Lyon (69) outside 296'],
  ['Lajoux', 'Lajoux (39) planned 184 saint-claude'],
  ['Villers', 'Villers (88500) onDemand 110 namesakes'],
  ['Villers 88500', 'Villers (88500) onDemand 110'],
  ['st louis', 'several,Saint-Louis (68300),Saint-Louis (57820)'],
  ['Mulouse', 'similar,Mulhouse (68)'],
  ['Mulhosue', 'similar,Mulhouse (68)'],
  ['Mulhou', 'similar,Mulhouse (68)'],
  ['Strasbourg Neudorf', 'similar,Strasbourg (67)'],
  ['Ste Marie au Mines', 'similar,Sainte-Marie-aux-Mines (68160),Sainte-Marie (25113)'],
  ['Vieu Thann', 'similar,Vieux-Thann (68800),Thann (68800)'],
  ['lisle sur le doubs', 'similar,L’Isle-sur-le-Doubs (25250),Doubs (25300)'],
  ['Thann ville', 'similar,Thanvillé (67220),Thann (68800)'],
  ['68640 Muespach-le-Hautt', 'similar,Muespach-le-Haut (68640),Muespach (68640)'],
  ['25 rue de la Paix 68100 Mulhouse', 'Mulhouse (68100) rapid 5 mulhouse'],
  ['Xyzzyx', 'unknown'],
  ['-', 'nothing'],
  ['la Robertsau', 'Strasbourg (67) rapid 96 strasbourg'],
  ['Mülhausen', 'several,Mulhouse (68),Mulhausen (67350)'],
  ['Île Napoléon', 'several,Rixheim (68170),Illzach (68110)'],
  ['68200', 'Mulhouse (68200) rapid 5 mulhouse'],
  ['68700', '68700 rapid 18-20 wittenheim'],
  ['01410', 'several,Lajoux (39),Mijoux (01)'],
  ['29910', 'outside'],
  ['20160', 'outside'],
  ['54400', 'outside'],
  ['68051', 'unknownPostcode'],
  ['68', 'unknownPostcode'],
  ['4051', 'unknownPostcode'],
  ['CH-4051 Basel', 'unknownPostcode'],
  ['D 79098', 'unknownPostcode'],
  ['F-68170', 'Rixheim (68170) rapid 0 rixheim'],
  ['12 rue des Tuiliers 68 170 RIXHEIM', 'Rixheim (68170) rapid 0 rixheim'],
  ['68360 Soultz', 'Soultz-Haut-Rhin (68360) rapid 20 wittenheim'],
  ['Steinbrunn 68440', 'several,Steinbrunn-le-Bas (68440),Steinbrunn-le-Haut (68440)'],
  ['Entremont 68170', 'similar,Rixheim (68170)'],
  ['Mulhouse (68)', 'Mulhouse (68) rapid 5 mulhouse'],
  ['Mulhouse 67', 'similar,Mulhausen (67350)'],
  ['Mulhouse, Haut-Rhin', 'Mulhouse (68) rapid 5 mulhouse'],
  ['Thann (Haut-Rhin)', 'Thann (68800) rapid 23 wittenheim'],
  ['Montbéliard, Doubs, France', 'Montbéliard (25200) planned 53 montbeliard'],
  ['Saint-Louis, Moselle', 'Saint-Louis (57820) onDemand 108'],
  ['Altkirch Alsace', 'Altkirch (68130) rapid 19 mulhouse'],
  ['Soultz-Haut-Rhin', 'Soultz-Haut-Rhin (68360) rapid 20 wittenheim'],
  ['Buhl-Lorraine', 'Buhl-Lorraine (57400) onDemand 110'],
  ['Tremblay-en-France', 'Tremblay-en-France (93290) outside 382'],
  ['Alsace', 'unknown'],
  ['Jura', 'similar,Jury (57245)'],
  ['Doubs', 'elsewhere,Doubs (25300)'],
  ['Suisse', 'elsewhere,Suisse (57340)'],
  ['Suisse 57340', 'Suisse (57340) onDemand 148'],
  ['Auggen', 'unknown'],
  ['Arlesheim', 'similar,Marlenheim (67520)'],
])('%s is %s', (typed, expected) => {
  expect(said(typed)).toBe(expected);
});

test.each([
  ["l'isle-sur", 'L’Isle-sur-le-Doubs'],
  ['aux mines', 'La Croix-aux-Mines'],
  ['681', 'Rixheim'],
  ['thann', 'Thann'],
  ['D-68159', undefined],
])('%s proposes %s first, of eight at most', (typed, first) => {
  const proposed = suggest(typed);
  expect(proposed[0]?.name).toBe(first);
  expect(proposed.length).toBeLessThanOrEqual(8);
});

/** One letter left out, doubled, replaced, or two in the other order. */
const slips = [
  (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
  (word: string, at: number) => word.slice(0, at + 1) + word.slice(at),
  (word: string, at: number) => `${word.slice(0, at)}q${word.slice(at + 1)}`,
  (word: string, at: number) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
];

test('one slip in a name of several words still finds it, though a word is another commune', () => {
  const known = new Set(data.communes.map(({ name }) => searchKey(name)));
  const compounds = data.communes
    .filter(({ department }) => department in departments)
    .map(({ name }) => ({ name, words: searchKey(name).split(' ') }))
    .filter(({ words }) => words.length > 1 && words.some((word) => known.has(word)));
  // Every third, as each is compared with all communes.
  const tried = compounds.filter((_, index) => index % 3 === 0);
  expect(tried.length).toBeGreaterThan(70);
  for (const [index, { name, words }] of tried.entries()) {
    // Each kind in turn, in the longest word that is no commune, without hyphens or apostrophes.
    const [longest = ''] = words.toSorted(
      (a, b) => Number(known.has(a)) - Number(known.has(b)) || b.length - a.length,
    );
    const slip = slips[index % slips.length]?.(longest, Math.floor((longest.length - 1) / 2));
    const typed = words.map((word) => (word === longest ? slip : word)).join(' ');
    const given = answer(typed);
    const offered = given.kind === 'zone' ? [given] : given.communes.slice(0, 3);
    expect(
      offered.map((commune) => commune.name),
      typed,
    ).toContain(name);
  }
});

test('every town is as far as its page says, and its label is understood again', () => {
  for (const { name, km } of townTable) {
    expect(answer(name), name).toMatchObject({ kind: 'zone', kilometres: [km, km] });
    expect(suggest(name).map((found) => said(labelOf(found)))[0], name).toContain(`${name} (`);
  }
});

test('a commune just out of reach is never rounded into it', () => {
  const near = data.communes.filter(({ position }) =>
    [200.01, 200.49].every((km, index) => distance(workshop, position) > km === (index === 0)),
  );
  for (const commune of near)
    expect(answer(labelOf(commune))).toMatchObject({ zone: 'outside', kilometres: [201, 201] });
});

test('the communes weigh at most 60 kB on the way', () => {
  expect(brotliCompressSync(communesText).length).toBeLessThan(60_000);
});
