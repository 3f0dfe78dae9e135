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
