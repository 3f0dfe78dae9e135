import { describe, expect, it } from 'vitest';
import { readCommunes } from './communes.ts';
import { communesAround, type FrenchCommune, readFrance, writeFrance } from './france.ts';

const workshop = { latitude: 47, longitude: 7 };
/** A commune so many km north of the workshop. */
const commune = (name: string, postcode: string, north: number, marks: Partial<FrenchCommune> = {}): FrenchCommune => ({
  ...{ name, postcodes: [postcode], department: postcode.slice(0, 2), position: { latitude: 47 + north / 111.195, longitude: 7 } },
  ...{ isLarge: false, isEstimated: false, isFormer: false, ...marks },
});
const departments = [
  { code: '68', name: 'Haut-Rhin' },
  { code: '67', name: 'Bas-Rhin' },
  { code: '57', name: 'Moselle' },
];
const around = (...communes: FrenchCommune[]) => {
  const { text, estimated } = communesAround({ departments, communes }, workshop, 100);
  return { ...readCommunes(text), estimated: estimated.map(({ name }) => name) };
};

it('reads what it has written, marks and all', () => {
  const communes = [
    commune('Mulhouse', '68100', 0, { isLarge: true, postcodes: ['68100', '68200'] }),
    commune('Petit-Lieu', '67000', 30, { isEstimated: true }),
    commune("L'Ancien", '67000', 31, { isFormer: true, isEstimated: true }),
  ];
  const read = readFrance(writeFrance({ departments, communes }));
  expect(read.departments).toEqual(departments);
  expect(read.communes).toHaveLength(3);
  for (const { position, ...rest } of communes) {
    const same = read.communes.find(({ name }) => name === rest.name);
    expect(same).toMatchObject(rest);
    expect(same?.position.latitude).toBeCloseTo(position.latitude, 3);
  }
});

it('writes a line a postcode and département, all in order, each place from halfway between the outermost', () => {
  const communes = [
    commune('Zillisheim', '68720', 10),
    commune('Aspach', '68720', 0, { isLarge: true }),
    commune('Petit', '67000', 30, { isEstimated: true, isFormer: true }),
  ];
  expect(writeFrance({ departments, communes })).toBe(
    '68 Haut-Rhin\n67 Bas-Rhin\n57 Moselle\n\n67000 67 47270 7000;Petit~+ 0 0\n68720 68 47045 7000;Aspach! -45 0;Zillisheim 45 0\n',
  );
});

it('leaves out lines that are none of the file', () => {
  const body = '67000 67 47270 7000;Petit 0 0\n967000 67 47270 7000;Trop 0 0\n67000 67 47270 7000 1;Plus 0 0\nVille\n';
  expect(readFrance(`68 Haut-Rhin\n\n${body}`).communes.map(({ name }) => name)).toEqual(['Petit']);
});

describe('around a workshop', () => {
  it('knows how far Monaco is, and that the rest is overseas', () => {
    expect(around(commune('Ici', '68000', 0)).departments.slice(-2)).toEqual([
      { code: '97', name: 'Outre-mer', nearest: 3500 },
      { code: '98', name: 'Monaco et outre-mer', nearest: 364 },
    ]);
  });

  it('names what is in reach and ten km beyond, large towns everywhere, and former communes where we come', () => {
    const { communes } = around(
      commune('Ici', '68000', 0),
      commune('Au Bord', '67000', 109),
      commune('Trop Loin', '67100', 111),
      commune('Metz', '57000', 180, { isLarge: true }),
      commune('Ancien', '68001', 20, { isFormer: true }),
      commune('Ancien Lointain', '57001', 180, { isFormer: true }),
    );
    expect(communes.map(({ name }) => name).sort()).toEqual(['Ancien', 'Au Bord', 'Ici', 'Metz']);
  });

  it('knows the postcodes further out of the départements that it names', () => {
    expect(around(commune('Ici', '68000', 0), commune('Loin', '68999', 150), commune('Ailleurs', '57000', 200)).outsidePostcodes).toEqual(
      new Set(['68999']),
    );
  });

  it('marks a name that another commune out of sight bears', () => {
    const { communes } = around(commune('Villers', '68000', 0), commune('Seul', '68001', 1), commune('Villers', '57000', 200));
    expect(communes.map(({ name, hasNamesakes }) => [name, hasNamesakes])).toEqual(
      expect.arrayContaining([
        ['Villers', true],
        ['Seul', false],
      ]),
    );
  });

  it('says of a département less than it is to its nearest commune, and still less where that is only estimated', () => {
    const nearest = (...communes: FrenchCommune[]) => around(...communes).departments.find(({ code }) => code === '57')?.nearest;
    expect(nearest(commune('Ici', '68000', 0), commune('Loin', '57000', 180.5))).toBe(179);
    expect(nearest(commune('Ici', '68000', 0), commune('Loin', '57000', 180.5, { isEstimated: true }))).toBe(160);
    expect(nearest(commune('Ici', '57000', 0.2))).toBe(0);
  });

  it('lists what stands only amid its neighbours', () => {
    expect(
      around(commune('Ici', '68000', 0), commune('Petit', '68000', 9, { isEstimated: true }), commune('Loin', '57000', 200, { isEstimated: true }))
        .estimated,
    ).toEqual(['Petit']);
  });
});
