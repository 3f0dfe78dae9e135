import { expect, it } from 'vitest';
import { readCommunes, writeCommunes } from './communes.ts';

it('reads what it has written, to a thousandth of a degree', () => {
  const mulhouse = { name: 'Mulhouse', department: '68', position: { latitude: 47.75133, longitude: 7.33594 }, hasNamesakes: false };
  const text = writeCommunes({
    departments: [{ code: '68', name: 'Haut-Rhin', nearest: 0 }],
    outsidePostcodes: ['01000'],
    places: [
      { ...mulhouse, postcode: '68100' },
      { ...mulhouse, postcode: '68200' },
      { name: "Villers-l'Hôpital", postcode: '68200', department: '68', position: { latitude: 47.8, longitude: 7.2 }, hasNamesakes: true },
      { name: 'Lajoux', postcode: '01410', department: '39', position: { latitude: 46.391, longitude: 6.009 }, hasNamesakes: false },
    ],
  });
  const read = readCommunes(text);
  expect(read).toMatchObject({ departments: [{ code: '68', name: 'Haut-Rhin', nearest: 0 }], outsidePostcodes: new Set(['01000']) });
  expect(read.communes).toHaveLength(3);
  expect(read.communes).toEqual(
    expect.arrayContaining([
      { name: 'Mulhouse', department: '68', postcodes: ['68100', '68200'], position: { latitude: 47.751, longitude: 7.336 }, hasNamesakes: false },
      { name: 'Villers-l’Hôpital', department: '68', postcodes: ['68200'], position: { latitude: 47.8, longitude: 7.2 }, hasNamesakes: true },
      { name: 'Lajoux', department: '39', postcodes: ['01410'], position: { latitude: 46.391, longitude: 6.009 }, hasNamesakes: false },
    ]),
  );
});

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const place = (name: string, postcode: string, position: ReturnType<typeof at>) => ({
  name,
  postcode,
  department: '68',
  position,
  hasNamesakes: false,
});

it('writes the same text for the same communes: a line an area, all in order, each place from halfway between the outermost', () => {
  const text = writeCommunes({
    departments: [
      { code: '67', name: 'Bas-Rhin', nearest: 21 },
      { code: '2A', name: 'Corse-du-Sud', nearest: 600 },
    ],
    outsidePostcodes: ['01000', '54400'],
    places: [
      place('Zillisheim', '68720', at(47.7, 7.3)),
      place('Tagolsheim', '68720', at(47.65, 7.26)),
      place('Illfurth', '68720', at(47.675, 7.273)),
      place('Altkirch', '68130', at(47.623, 7.24)),
      { ...place('Aspach', '68130', at(47.64, 7.233)), hasNamesakes: true },
    ],
  });
  expect(text.split('\n')).toEqual([
    '67 Bas-Rhin 21',
    '2A Corse-du-Sud 600',
    '',
    '01000 54400',
    '',
    '68130 68 47632 7237;Altkirch -9 3;Aspach* 8 -4',
    '68720 68 47675 7280;Illfurth 0 -7;Tagolsheim -25 -20;Zillisheim 25 20',
    '',
  ]);
});

it('reads every apostrophe as a curly one, and several postcodes that are out of reach', () => {
  const { communes, outsidePostcodes } = readCommunes("38 Isère 250\n\n01000 54400\n\n38080 38 45619 5234;L'Isle-d'Abeau 0 0\n");
  expect(communes).toEqual([{ name: 'L’Isle-d’Abeau', department: '38', postcodes: ['38080'], position: at(45.619, 5.234), hasNamesakes: false }]);
  expect(outsidePostcodes).toEqual(new Set(['01000', '54400']));
});

it('leaves out lines that are none of the file', () => {
  const head = '68 Haut-Rhin 0\n68 Haut-Rhin 0 km\n  68 Haut-Rhin 0\nHaut-Rhin';
  const body = '68170 68 47750 7402;Rixheim 0 0\n968170 68 47750 7402;Trop 0 0\n68170 68 47750 7402 1;Plus 0 0\nVille';
  const { departments, communes } = readCommunes(`${head}\n\n01000\n\n${body}\n`);
  expect(departments).toEqual([{ code: '68', name: 'Haut-Rhin', nearest: 0 }]);
  expect(communes.map(({ name }) => name)).toEqual(['Rixheim']);
});
