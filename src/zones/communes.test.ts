import { expect, it } from 'vitest';
import { readCommunes, writeCommunes } from './communes.ts';

const area = { latitude: 47.75, longitude: 7.33 };

it('reads what it has written, to a hundredth of a degree', () => {
  const mulhouse = { name: 'Mulhouse', area, position: { latitude: 47.7513, longitude: 7.3359 }, hasNamesakes: false };
  const text = writeCommunes({
    departments: [{ code: '68', name: 'Haut-Rhin', nearest: 0 }],
    outsidePostcodes: ['01000'],
    places: [
      { ...mulhouse, postcode: '68100' },
      { ...mulhouse, postcode: '68200' },
      { name: "Villers-l'Hôpital", postcode: '68200', area, position: undefined, hasNamesakes: true },
    ],
  });
  expect(readCommunes(text)).toEqual({
    departments: [{ code: '68', name: 'Haut-Rhin', nearest: 0 }],
    outsidePostcodes: new Set(['01000']),
    communes: [
      { name: 'Mulhouse', postcodes: ['68100', '68200'], position: { latitude: 47.75, longitude: 7.34 }, exact: true, hasNamesakes: false },
      { name: 'Villers-l’Hôpital', postcodes: ['68200'], position: area, exact: false, hasNamesakes: true },
    ],
  });
});
