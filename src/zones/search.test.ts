import { describe, expect, it } from 'vitest';
import { distance } from './distance.ts';
import { parseQuery, searchKey, suggest } from './search.ts';

const rixheim = { latitude: 47.7497, longitude: 7.402 };
const commune = (name: string, latitude: number, longitude: number, ...postcodes: string[]) => {
  const position = { latitude, longitude };
  return {
    commune: { name, postcodes, department: '68', position, hasNamesakes: false },
    kilometres: distance(rixheim, position),
    key: searchKey(name),
  };
};
const entries = [
  commune('Saint-Louis', 47.59, 7.56, '68300'),
  commune('Saint-Louis', 48.75, 7.2, '57820'),
  commune('Sainte-Marie-aux-Mines', 48.25, 7.18, '68160'),
  commune('L’Isle-sur-le-Doubs', 47.45, 6.58, '25250'),
  commune('Mulhouse', 47.75, 7.33, '68100', '68200'),
  commune('Brunstatt-Didenheim', 47.72, 7.32, '68350'),
];
const found = (communes: ReturnType<typeof commune>[], text: string) =>
  suggest(communes, parseQuery(text)).all.map(({ name }) => name);
const same = (text: string) =>
  suggest(entries, parseQuery(text)).same.map(({ name, postcodes }) => `${name} ${postcodes[0]}`);

describe('suggest', () => {
  it.each([
    ['the article, straight apostrophe', "l'isle-sur", 'L’Isle-sur-le-Doubs'],
    ['a word in the middle', 'didenheim', 'Brunstatt-Didenheim'],
    ['a slip', 'Mulouse', 'Mulhouse'],
    ['two letters swapped', 'Mulhosue', 'Mulhouse'],
    ['a postcode and a name', '68200 mulhouse', 'Mulhouse'],
    ['a postcode with a space', '68 160', 'Sainte-Marie-aux-Mines'],
    ['the German way', 'F-68350', 'Brunstatt-Didenheim'],
  ])('finds by %s', (_, text, name) => {
    expect(found(entries, text)).toContain(name);
  });

  it('puts the nearer of two namesakes first, and holds both to be what was typed', () => {
    expect(same('st louis')).toEqual(['Saint-Louis 68300', 'Saint-Louis 57820']);
    expect(same('Saint-Louis (57820)')).toEqual(['Saint-Louis 57820']);
  });

  it('takes no beginning and no slip for the name itself', () => {
    expect(same('Mulhou')).toEqual([]);
    expect(same('Mulouse')).toEqual([]);
  });

  it('stops at eight communes, but for all of one name and all of a postcode', () => {
    const villages = [...'abcdefghijkl'].map((letter) => commune(`Ville${letter}`, 47, 7, '68999'));
    const namesakes = villages.map(() => commune('Ville', 47, 7, '68999'));
    expect(found(villages, 'ville')).toHaveLength(8);
    expect(found(namesakes, 'ville')).toHaveLength(12);
    expect(found(villages, '68999')).toHaveLength(12);
  });

  it('says nothing to nothing, and to letters that fit nowhere', () => {
    expect(found(entries, ' - ')).toEqual([]);
    expect(found(entries, 'xyzzyxyzzy')).toEqual([]);
  });
});

describe('suggest, in order', () => {
  it('puts a beginning before a word further on, and then what is nearer', () => {
    const communes = [
      commune('Bas-Thann', 47.7, 7.4),
      commune('Thannenkirch', 48.2, 7.3),
      commune('Thannwiller', 48.4, 7.4),
      commune('Thann', 49, 7),
    ];
    expect(found(communes, 'thann')).toEqual(['Thann', 'Thannenkirch', 'Thannwiller', 'Bas-Thann']);
  });

  it('puts fewer slips first, and then what is nearer', () => {
    const communes = [
      commune('Guebwylleer', 47.7, 7.4),
      commune('Guebwyller', 49, 7),
      commune('Guebwiler', 48, 7),
      commune('Guebwilles', 47.9, 7),
    ];
    expect(found(communes, 'guebwiller')).toEqual([
      'Guebwilles',
      'Guebwiler',
      'Guebwyller',
      'Guebwylleer',
    ]);
  });

  it('puts the communes of a postcode in the order of a French dictionary', () => {
    const communes = ['Étupes', 'Exincourt', 'Audincourt', 'Elay'].map((name) =>
      commune(name, 47, 7, '25400'),
    );
    expect(found(communes, '25400')).toEqual(['Audincourt', 'Elay', 'Étupes', 'Exincourt']);
  });

  it('shows eight of what only begins like a postcode or only resembles, and takes none of it for what was typed', () => {
    const communes = Array.from({ length: 12 }, (_, index) =>
      commune(`Colmar${'abcdefghijkl'[index]}`, 47, 7, `6800${index % 10}`),
    );
    expect(found(communes, '680')).toEqual([...'abcdefgh'].map((letter) => `Colmar${letter}`));
    expect(suggest(communes, parseQuery('680')).same).toEqual([]);
    expect(found(communes, 'colnarx')).toHaveLength(0);
    expect(found(communes, 'kolmar')).toEqual([]);
    expect(found(communes, 'kolmara')).toEqual(['Colmara']);
    const namesakes = Array.from({ length: 12 }, () => commune('Colmar', 47, 7));
    expect(found(namesakes, 'kolmar')).toHaveLength(8);
  });
});

describe('a slip', () => {
  const communes = ['Lure', 'Altkirch', 'Colmars', 'Illzach'].map((name) => commune(name, 47, 7));

  it.each([
    ['lre', []],
    ['luer', ['Lure']],
    ['kolmars', ['Colmars']],
    ['kolmarz', []],
    ['haltkirch', ['Altkirch']],
    ['haltkirc', ['Altkirch']],
    ['altkisrh', ['Altkirch']],
    ['haltkihc', []],
  ])('%s', (text, expected) => {
    expect(found(communes, text)).toEqual(expected);
  });
});

describe('searchKey', () => {
  it.each([
    ['Le Bonhomme', 'bonhomme'],
    ['La Longine', 'longine'],
    ['Les Fins', 'fins'],
    ['L’Isle-s/-le-Doubs', 'isle sur le doubs'],
    ['Les', 'les'],
    ['Lesseux', 'lesseux'],
    [
      'St Louis, Ste Marie, Sts Pierre, Stes Odile',
      'saint louis sainte marie saints pierre saintes odile',
    ],
    ['Bâgé-lez-Œuf-Œil', 'bage les oeuf oeil'],
    ['Cæcilæ', 'caecilae'],
    ['Weißenstraße', 'weissenstrasse'],
    ['Brunstatt  –  Didenheim', 'brunstatt didenheim'],
  ])('%s', (name, key) => {
    expect(searchKey(name)).toBe(key);
  });
});
