import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '../../content-model/content-folder.ts';
import { testSite } from '../../tests/support/site.ts';
import { townTable } from '../../tests/support/towns.ts';
import { lookUpData } from '../../tests/support/zones.ts';
import { type Answer, labelOf, lookUp, type TownPage } from './answer.ts';
import { readCommunes } from './communes.ts';
import { distance } from './distance.ts';
import { otherNames } from './other-names.ts';
import { zoneRules } from './zone.ts';

const { company } = testSite();
const towns: TownPage[] = readdirSync(join(contentFolder, 'towns')).map((file) => {
  const { name, position } = parse(readFileSync(join(contentFolder, 'towns', file), 'utf8'));
  return { id: file.replace('.yaml', ''), name, position };
});
const { communesText } = lookUpData();
/** Those of the specification, whatever else the content may promise elsewhere. */
const rules = zoneRules({
  ...testSite().zones,
  groups: {
    priority: { answer: 'rapid', names: ['Alsace'], departments: ['67', '68'] },
    'franche-comte': {
      answer: 'planned',
      names: ['Franche-Comté', 'Jura'],
      departments: ['25', '39', '70', '90'],
    },
  },
});
const data = readCommunes(communesText);
const { answer, suggest } = lookUp(data, company.position, towns, rules);

/** The visible parts of an answer. */
function said(given: Answer) {
  if (given.kind !== 'zone') return given;
  const { name, code, zone, kilometres, nearest } = given;
  return { name, code, zone, km: kilometres, page: nearest?.id };
}

describe('a commune', () => {
  it.each([
    ['Rixheim', { name: 'Rixheim', code: '68170', zone: 'rapid', km: [0, 0], page: 'rixheim' }],
    ['thann', { name: 'Thann', code: '68800', zone: 'rapid', km: [23, 23], page: 'wittenheim' }],
    ['68000', { name: 'Colmar', code: '68000', zone: 'rapid', km: [37, 37], page: 'colmar' }],
    [
      'Strasbourg',
      { name: 'Strasbourg', code: '67', zone: 'rapid', km: [96, 96], page: 'strasbourg' },
    ],
    ['Belfort', { name: 'Belfort', code: '90000', zone: 'planned', km: [43, 43], page: 'belfort' }],
    [
      'Besancon',
      { name: 'Besançon', code: '25000', zone: 'planned', km: [118, 118], page: 'besancon' },
    ],
    [
      'Pontarlier',
      { name: 'Pontarlier', code: '25300', zone: 'planned', km: [123, 123], page: 'pontarlier' },
    ],
    ['Nancy', { name: 'Nancy', code: '54', zone: 'onDemand', km: [138, 138], page: undefined }],
    ['Dijon', { name: 'Dijon', code: '21000', zone: 'onDemand', km: [185, 185], page: undefined }],
    ['lyon', { name: 'Lyon', code: '69', zone: 'outside', km: [296, 296], page: undefined }],
  ])('%s', (text, expected) => {
    expect(said(answer(text))).toEqual(expected);
  });

  it.each(townTable)('$name is as far as its page says, $km km', ({ name, km }) => {
    expect(answer(name)).toMatchObject({ kind: 'zone', kilometres: [km, km] });
  });

  it('is taken at its département, not at that of its postcode', () => {
    expect(answer('Lajoux')).toMatchObject({ kind: 'zone', zone: 'planned' });
    expect(answer('39310')).toMatchObject({ kind: 'zone', zone: 'planned' });
  });

  it('just out of reach is never rounded into it', () => {
    for (const { name, postcodes, position } of data.communes) {
      const kilometres = distance(company.position, position);
      if (kilometres <= 200 || kilometres > 200.5) continue;
      const given = answer(`${name} ${postcodes[0]}`);
      if (given.kind === 'zone')
        expect(given, name).toMatchObject({ zone: 'outside', kilometres: [201, 201] });
    }
  });

  it('of which there are several is chosen, and further namesakes are mentioned', () => {
    expect(answer('St-Louis')).toMatchObject({
      kind: 'several',
      communes: [{ postcodes: ['68300'] }, { postcodes: ['57820'] }],
    });
    expect(answer('Villers')).toMatchObject({ kind: 'zone', hasNamesakes: true });
    expect(answer('Villers 88500')).toMatchObject({ kind: 'zone', hasNamesakes: false });
  });

  it('with many postcodes has one answer', () => {
    expect(said(answer('Paris'))).toEqual({
      name: 'Paris',
      code: '75',
      zone: 'outside',
      km: [394, 394],
      page: undefined,
    });
    expect(said(answer('75011'))).toMatchObject({ name: 'Paris', code: '75011' });
    expect(said(answer('68200'))).toMatchObject({ name: 'Mulhouse', code: '68200', km: [5, 5] });
    expect(said(answer('Mulhouse 68200'))).toMatchObject({ name: 'Mulhouse', code: '68200' });
    expect(said(answer('Mulhouse (68)'))).toMatchObject({ name: 'Mulhouse', code: '68' });
    expect(suggest('marseille').map(({ name }) => name)).toEqual(['Marseille']);
  });

  it('is answered for under no other name than the one typed', () => {
    expect(answer('Mulouse')).toMatchObject({ kind: 'similar', communes: [{ name: 'Mulhouse' }] });
    expect(answer('Mulhou')).toMatchObject({ kind: 'similar', communes: [{ name: 'Mulhouse' }] });
    expect(answer(' Xyzzyx ')).toEqual({ kind: 'unknown', reason: 'unknown', name: 'Xyzzyx' });
    expect(answer('  ')).toMatchObject({ kind: 'unknown', reason: 'nothing' });
  });

  it.each([
    ['Rixheim 68170 France', 'Rixheim', '68170'],
    ['68170 Rixheim, France', 'Rixheim', '68170'],
    ['12 rue des Tuiliers 68 170 RIXHEIM', 'Rixheim', '68170'],
    ['5 rue de Thann, 68350 Brunstatt', 'Brunstatt', '68350'],
    ['68360 Soultz', 'Soultz-Haut-Rhin', '68360'],
    ['Mulhouse Cedex', 'Mulhouse', '68'],
    ['68060 Mulhouse CEDEX 2', 'Mulhouse', '68'],
    ['67000 Strasbourg Cedex', 'Strasbourg', '67'],
    ['Paris 15e', 'Paris', '75'],
    ['Paris 1er arrondissement', 'Paris', '75'],
    ['Lyon 3ème', 'Lyon', '69'],
    ['Tremblay-en-France', 'Tremblay-en-France', '93290'],
    ['Bourtzwiller', 'Mulhouse', '68'],
    ['dornach', 'Mulhouse', '68'],
    ['Neudorf', 'Strasbourg', '67'],
    ['la Robertsau', 'Strasbourg', '67'],
    ['Strassburg', 'Strasbourg', '67'],
    ['Modenheim', 'Illzach', '68110'],
    ['Bourgfelden', 'Saint-Louis', '68300'],
    ['Logelbach', 'Wintzenheim', '68'],
    ['Pfaffenhoffen', 'Val-de-Moder', '67350'],
    ['Spechbach-le-Bas', 'Spechbach', '68720'],
    ['Illkirch', 'Illkirch-Graffenstaden', '67400'],
    ['St Dié', 'Saint-Dié-des-Vosges', '88100'],
    ['Schlettstadt', 'Sélestat', '67600'],
    ['Weißenburg', 'Wissembourg', '67160'],
    ['Mömpelgard', 'Montbéliard', '25200'],
  ])('is found as people write or call it: %s', (text, name, code) => {
    expect(answer(text)).toMatchObject({ kind: 'zone', name, code });
  });

  it.each([
    ['Mülhausen', 'several', ['Mulhouse (68)', 'Mulhausen (67350)']],
    ['Île Napoléon', 'several', ['Rixheim (68170)', 'Illzach (68110)', 'Sausheim (68390)']],
    ['Strasbourg Neudorf', 'similar', ['Strasbourg (67)']],
    ['Mulhouse centre', 'similar', ['Mulhouse (68)']],
    ['12 rue des Tuiliers, Rixheim', 'similar', ['Rixheim (68170)']],
    ['Paris 15', 'similar', ['Paris (75)']],
    ['Thann 68170', 'similar', ['Thann (68800)', 'Rixheim (68170)']],
    ['Entremont 68170', 'similar', ['Rixheim (68170)']],
    ['Steinbrunn 68440', 'several', ['Steinbrunn-le-Bas (68440)', 'Steinbrunn-le-Haut (68440)']],
  ])('is asked about where it may be another one: %s', (text, kind, labels) => {
    const given = answer(text);
    expect({
      kind: given.kind,
      labels: 'communes' in given && given.communes.map(labelOf),
    }).toEqual({ kind, labels });
  });

  it('has no other name of a commune that is not there', () => {
    const known = new Set(data.communes.map(({ name, postcodes }) => `${name} ${postcodes[0]}`));
    expect(Object.keys(otherNames).filter((commune) => !known.has(commune))).toEqual([]);
  });

  it('that was chosen is understood again', () => {
    for (const text of ['thann', 'Strasbourg', 'Paris', 'Lajoux']) {
      const [chosen] = suggest(text);
      if (!chosen) expect.fail(text);
      expect(answer(labelOf(chosen)), text).toMatchObject({ kind: 'zone', name: chosen.name });
    }
  });
});

describe('a postcode', () => {
  it('that several communes share has one answer, from the nearest to the furthest', () => {
    expect(said(answer('68700'))).toMatchObject({
      name: '68700',
      code: undefined,
      zone: 'rapid',
      km: [18, 20],
    });
  });

  it('that reaches into two zones asks which commune', () => {
    expect(answer('01410')).toMatchObject({ kind: 'several' });
  });

  it('of any part of France is known, and what is none is said to be none', () => {
    expect(answer('29200')).toMatchObject({ kind: 'zone', zone: 'outside' });
    expect(answer('29910')).toMatchObject({
      kind: 'outside',
      department: { name: 'Finistère' },
      germanTown: undefined,
    });
    expect(answer('20160')).toMatchObject({ kind: 'outside' });
    expect(answer('97400')).toMatchObject({ kind: 'outside' });
    expect(answer('54400')).toMatchObject({
      kind: 'outside',
      department: { name: 'Meurthe-et-Moselle' },
    });
    for (const text of ['68051', '68060 CEDEX', '68159 Mannheim'])
      expect(answer(text), text).toMatchObject({ reason: 'unknownPostcode' });
    expect(answer('29910 Trégunc')).toMatchObject({
      kind: 'outside',
      department: { name: 'Finistère' },
    });
  });
});

describe('a place abroad', () => {
  it.each([
    ['4051 Basel', [['Bâle', 'en Suisse']]],
    ['ch 4051 basel', [['ch 4051 basel', 'en Suisse']]],
    ['79539 Lörrach', [['Lörrach', 'en Allemagne']]],
  ])('%s', (text, places) => {
    const given = answer(text);
    expect(
      given.kind === 'abroad' && given.places.map(({ name, country }) => [name, country]),
    ).toEqual(places);
  });

  it('is not meant where a French postcode stands with the name', () => {
    expect(answer('Fribourg (57810)')).toMatchObject({ kind: 'zone', zone: 'onDemand' });
    expect(answer('Buhl 68530')).toMatchObject({ kind: 'zone', zone: 'rapid' });
  });

  it('is no suggestion of a French commune while its postcode is typed', () => {
    expect(suggest('D-68159')).toEqual([]);
  });
});

describe('a small country', () => {
  const workshop = { latitude: 47, longitude: 7 };
  const department = { code: '68', name: 'Haut-Rhin', nearest: 0 };
  const commune = (name: string, postcode: string, north: number) => ({
    name,
    department: '68',
    postcodes: [postcode],
    position: { latitude: 47 + north / 111.195, longitude: 7 },
    hasNamesakes: true,
  });
  const page = { id: 'ville', name: 'Ville', position: workshop };
  const ask = (text: string, communes: ReturnType<typeof commune>[], departments = [department]) =>
    lookUp({ departments, communes, outsidePostcodes: new Set() }, workshop, [page], {
      reach: 120,
      nearby: 50,
      departments: { 68: 'rapid' },
    }).answer(text);

  it('has a town where its page says, but not a namesake that is further away', () => {
    expect(ask('Ville', [commune('Ville', '68001', 4.9)])).toMatchObject({
      kilometres: [0, 0],
      position: workshop,
    });
    expect(ask('Ville', [commune('Ville', '68001', 5.9)])).toMatchObject({ kilometres: [6, 6] });
  });

  it('shows a postcode in the middle of its communes, which have no namesakes together', () => {
    const given = ask('68001', [commune('Amont', '68001', 10), commune('Aval', '68001', 40)]);
    expect(given).toMatchObject({ name: '68001', kilometres: [10, 40], hasNamesakes: false });
    expect(given.kind === 'zone' && distance(workshop, given.position)).toBeCloseTo(25, 1);
  });

  it('is left where the owner comes no more', () => {
    expect(ask('Loin', [commune('Loin', '68001', 119.9)])).toMatchObject({
      zone: 'rapid',
      kilometres: [120, 120],
    });
    expect(ask('Loin', [commune('Loin', '68001', 120.1)])).toMatchObject({
      zone: 'outside',
      kilometres: [121, 121],
    });
  });

  it('knows every postcode of a département that it reaches', () => {
    expect(ask('88999', [], [{ code: '88', name: 'Vosges', nearest: 120 }])).toMatchObject({
      kind: 'unknown',
      reason: 'unknownPostcode',
    });
    expect(ask('88999', [], [{ code: '88', name: 'Vosges', nearest: 121 }])).toMatchObject({
      kind: 'outside',
      department: { name: 'Vosges' },
    });
  });
});

describe('the data', () => {
  it('puts the 22 towns, which it was not made from, within 1 km of where their pages have them', () => {
    for (const { name, position } of towns) {
      const apart = data.communes
        .filter((commune) => commune.name === name)
        .map((commune) => distance(position, commune.position));
      expect(Math.min(...apart), name).toBeLessThan(1);
    }
  });

  it('weighs at most 60 kB on the way', () => {
    expect(brotliCompressSync(communesText).length).toBeLessThan(60_000);
  });
});
