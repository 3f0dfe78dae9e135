import { describe, expect, it } from 'vitest';
import { distance } from './distance.ts';
import { parseQuery, searchKey, suggest } from './search.ts';

const rixheim = { latitude: 47.7497, longitude: 7.402 };
const commune = (name: string, latitude: number, longitude: number, ...postcodes: string[]) => {
  const position = { latitude, longitude };
  return { commune: { name, postcodes, position, exact: true, hasNamesakes: false }, kilometres: distance(rixheim, position), key: searchKey(name) };
};
const entries = [
  commune('Saint-Louis', 47.59, 7.56, '68300'),
  commune('Saint-Louis', 48.75, 7.2, '57820'),
  commune('Sainte-Marie-aux-Mines', 48.25, 7.18, '68160'),
  commune('L’Isle-sur-le-Doubs', 47.45, 6.58, '25250'),
  commune('Les Fins', 47.08, 6.63, '25500'),
  commune('Mulhouse', 47.75, 7.33, '68100', '68200'),
  commune('Vœuil', 47.5, 7, '68999'),
  commune('Brunstatt-Didenheim', 47.72, 7.32, '68350'),
];
const names = (text: string) => suggest(entries, parseQuery(text)).all.map(({ name }) => name);
const same = (text: string) => suggest(entries, parseQuery(text)).same.map(({ name, postcodes }) => `${name} ${postcodes[0]}`);

describe('suggest', () => {
  it.each([
    ['accents', 'ISLE SUR LE DOUBS', 'L’Isle-sur-le-Doubs'],
    ['the article, straight apostrophe', "l'isle-sur", 'L’Isle-sur-le-Doubs'],
    ['no article', 'fins', 'Les Fins'],
    ['Ste', 'Ste Marie', 'Sainte-Marie-aux-Mines'],
    ['a word in the middle', 'didenheim', 'Brunstatt-Didenheim'],
    ['a ligature', 'voeuil', 'Vœuil'],
    ['a slip', 'Mulouse', 'Mulhouse'],
    ['two letters swapped', 'Mulhosue', 'Mulhouse'],
    ['a postcode and a name', '68200 mulhouse', 'Mulhouse'],
    ['a postcode with a space', '68 160', 'Sainte-Marie-aux-Mines'],
    ['the German way', 'F-68350', 'Brunstatt-Didenheim'],
  ])('finds by %s', (_, text, name) => {
    expect(names(text)).toContain(name);
  });

  it('puts the nearer of two namesakes first, and holds both to be what was typed', () => {
    expect(same('st louis')).toEqual(['Saint-Louis 68300', 'Saint-Louis 57820']);
    expect(same('Saint-Louis (57820)')).toEqual(['Saint-Louis 57820']);
  });

  it('takes no beginning and no slip for the name itself', () => {
    expect(same('Mulhou')).toEqual([]);
    expect(same('Mulouse')).toEqual([]);
  });

  it('says nothing to nothing, and to letters that fit nowhere', () => {
    expect(names(' - ')).toEqual([]);
    expect(names('xyzzyxyzzy')).toEqual([]);
  });
});
