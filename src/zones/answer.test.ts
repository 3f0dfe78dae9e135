import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { company } from '../../company.ts';
import { type Answer, lookUp, type TownPage } from './answer.ts';
import { readCommunes } from './communes.ts';
import { distance } from './distance.ts';

const towns: TownPage[] = readdirSync('src/content/towns').map((file) => {
  const { name, position } = parse(readFileSync(`src/content/towns/${file}`, 'utf8'));
  return { id: file.replace('.yaml', ''), name, position };
});
const data = readCommunes(readFileSync('src/zones/communes.txt', 'utf8'));
const { answer } = lookUp(data, company.position, towns);

/** The parts of an answer that a visitor reads. */
function said(given: Answer) {
  if (given.kind !== 'zone') return given;
  const { name, zone, kilometres, unsure, nearest } = given;
  return { name, zone, km: Math.round(kilometres), unsure, nearest: nearest?.id };
}

describe('answer', () => {
  it.each([
    ['Rixheim', { name: 'Rixheim', zone: 'rapid', km: 0, unsure: false, nearest: 'rixheim' }],
    ['thann', { name: 'Thann', zone: 'rapid', km: 24, unsure: false, nearest: 'wittenheim' }],
    ['68000', { name: 'Colmar', zone: 'rapid', km: 37, unsure: false, nearest: 'colmar' }],
    ['Besancon', { name: 'Besançon', zone: 'planned', km: 118, unsure: false, nearest: 'besancon' }],
    ['Dijon', { name: 'Dijon', zone: 'onDemand', km: 185, unsure: false, nearest: 'dole' }],
    ['lyon', { name: 'Lyon', zone: 'outside', km: 295, unsure: false, nearest: undefined }],
  ])('%s', (text, expected) => {
    expect(said(answer(text))).toEqual(expected);
  });

  it('is not sure within 5 km of a ring', () => {
    expect(said(answer('Ribeauvillé'))).toMatchObject({ unsure: true, nearest: 'ribeauville' });
  });

  it('is not sure where only the area of a postcode is known', () => {
    expect(answer('68700')).toMatchObject({ kind: 'zone', name: '68700', zone: 'rapid', exact: false, unsure: true });
    expect(answer('L’Isle-sur-le-Doubs')).toMatchObject({ kind: 'zone', zone: 'planned', exact: false, unsure: true });
  });

  it('offers namesakes, and warns of those further away', () => {
    expect(answer('St-Louis')).toMatchObject({ kind: 'several', communes: [{ postcodes: ['68300'] }, { postcodes: ['57820'] }] });
    expect(answer('Villers')).toMatchObject({ kind: 'zone', hasNamesakes: true });
    expect(answer('Villers 88500')).toMatchObject({ kind: 'zone', hasNamesakes: false });
  });

  it('answers for no other name than the one typed', () => {
    expect(answer('Mulouse')).toMatchObject({ kind: 'similar', communes: [{ name: 'Mulhouse' }] });
    expect(answer('Mulhou')).toMatchObject({ kind: 'similar', communes: [{ name: 'Mulhouse' }] });
    expect(answer('Xyzzyx')).toEqual({ kind: 'unknown', reason: 'unknown', name: 'Xyzzyx' });
  });

  it.each([
    ['Bâle', 'en Suisse'],
    ['basel', 'en Suisse'],
    ['79539 Lörrach', 'en Allemagne'],
    ['weil am rhein', 'en Allemagne'],
  ])('%s is abroad', (text, country) => {
    expect(answer(text)).toMatchObject({ kind: 'abroad', country });
  });

  it('knows the postcodes of all France, and says so of what is none', () => {
    expect(answer('29200')).toMatchObject({ kind: 'zone', zone: 'outside' });
    expect(answer('29910')).toMatchObject({ kind: 'outside', department: { name: 'Finistère' } });
    expect(answer('20160')).toMatchObject({ kind: 'outside' });
    expect(answer('97400')).toMatchObject({ kind: 'outside' });
    expect(answer('68051')).toMatchObject({ kind: 'unknown', reason: 'unknownPostcode' });
    expect(answer('4051')).toMatchObject({ kind: 'unknown', reason: 'foreignPostcode' });
  });
});

describe('accuracy', () => {
  it('puts the 22 towns within 1 km of where their pages have them', () => {
    for (const { name, position } of towns) {
      const found = answer(name);
      expect(found, name).toMatchObject({ kind: 'zone', exact: true });
      if (found.kind === 'zone') expect(Math.abs(found.kilometres - distance(company.position, position)), name).toBeLessThan(1);
    }
  });

  it('weighs at most 45 kB on the way', async () => {
    const { brotliCompressSync } = await import('node:zlib');
    expect(brotliCompressSync(readFileSync('src/zones/communes.txt')).length).toBeLessThan(45_000);
  });
});
