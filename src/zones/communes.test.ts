import { expect, it } from 'vitest';
import { readCommunes } from './communes.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

it('reads départements, postcodes out of reach, and communes: one under several postcodes once, of several in a postcode each at its own place', () => {
  const text = [
    '68 Haut-Rhin 0',
    '2A Corse-du-Sud 600',
    '',
    '01000 54400',
    '',
    '01410 39 46391 6009;Lajoux 0 0',
    '68100 68 47751 7336;Mulhouse 0 0',
    "68200 68 47776 7268;Mulhouse -25 68;L'Isle-d'Abeau* 24 -68",
    '',
  ];
  const read = readCommunes(text.join('\n'));
  expect(read.departments).toEqual([
    { code: '68', name: 'Haut-Rhin', nearest: 0 },
    { code: '2A', name: 'Corse-du-Sud', nearest: 600 },
  ]);
  expect(read.outsidePostcodes).toEqual(new Set(['01000', '54400']));
  expect(read.communes).toEqual([
    {
      name: 'Lajoux',
      department: '39',
      postcodes: ['01410'],
      position: at(46.391, 6.009),
      hasNamesakes: false,
    },
    {
      name: 'Mulhouse',
      department: '68',
      postcodes: ['68100', '68200'],
      position: at(47.751, 7.336),
      hasNamesakes: false,
    },
    {
      name: 'L’Isle-d’Abeau',
      department: '68',
      postcodes: ['68200'],
      position: at(47.8, 7.2),
      hasNamesakes: true,
    },
  ]);
});
