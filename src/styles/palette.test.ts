import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBrand } from '../../settings/brand.ts';
import { contrast } from '../../settings/colour.ts';
import { coloursCss, model, paletteOf, recolour } from './palette.ts';

const demonstration = {
  colours: { accent: '#a8441f', ground: '#f6f0e6', text: '#1f282e', quiet: '#3f4b52', second: '#566a2f', emergency: '#c8102e' },
  shades: {},
} as const;
const withAccent = (accent: `#${string}`) => ({ ...demonstration, colours: { ...demonstration.colours, accent } });
const hex = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?![\w-])|rgba?\(\d[^)]*\)/gi;
const read = (path: string) => readFileSync(path, 'utf8');

test('the colours of the demonstration give its model, shade by shade', () => {
  expect(paletteOf(demonstration).shades).toEqual(model);
});

test('no stylesheet, component or page writes a colour: white and black alone', () => {
  const files = globSync('src/**/*.{css,ts,tsx,astro}', { exclude: ['**/*.test.ts', '**/palette.ts'] }).map((path) => path.replaceAll('\\', '/'));
  expect(files).toContain('src/styles/tokens.css');
  const plain = /^#(fff|000)[\da-f]?$|^#(ffffff|000000)$|^rgb\((0 0 0|255 255 255) /;
  const strange = files.flatMap((file) =>
    (read(file).match(hex) ?? []).filter((colour) => !plain.test(colour)).map((colour) => `${file}: ${colour}`),
  );
  expect(strange).toEqual([]);
});

test('every colour of a drawing is recoloured', () => {
  const green = paletteOf(readBrand('tests/meyer'));
  const known = new Set<string>([...Object.values(green.shades), ...green.clay, '#ffffff', '#000000']);
  for (const file of globSync('src/drawings/*.svg')) {
    const recoloured = recolour(read(file), green);
    expect(recoloured.match(hex)?.filter((colour) => !known.has(colour)) ?? [], file).toEqual([]);
  }
});

test('styles get the shades that they ask for, in the spelling of styles', () => {
  expect(coloursCss(['--plaster-shade', '--gutter'], { shades: { ...model, plasterShade: '#123456' } })).toBe(
    ':root {\n  --plaster-shade: #123456;\n}\n',
  );
});

test('a brand that can be read leaves no shade of the demonstration behind', () => {
  const { shades, clay } = paletteOf(readBrand('tests/meyer'));
  const demonstrated = new Set<string>(Object.values(model));
  expect(Object.entries(shades).filter(([, colour]) => demonstrated.has(colour))).toEqual([]);
  expect(clay.filter((colour) => paletteOf(demonstration).clay.includes(colour))).toEqual([]);
  expect(contrast(shades.terracottaLight, shades.slate)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(shades.zonePlanned, shades.terracotta)).toBeGreaterThanOrEqual(3);
});

test.each([
  [
    '#d08a4a',
    /brand\.yaml: « Couleurs › Terre cuite » \(colours\.accent\) : "#d08a4a" \(liens et boutons\) : son contraste avec « Enduit » "#f6f0e6" est de 2,4 et doit être d'au moins 4,5 ; la plus proche qui irait : "#9\w{5}"/,
  ],
  ['#808080', /\(colours\.accent\) : "#808080"/],
] as const)('%s as an accent is refused, with the nearest that can be read', (accent, line) => {
  expect(() => paletteOf(withAccent(accent))).toThrow(line);
  const [, nearest = ''] = /qui irait : "(#\w+)"/.exec(String(attempt(() => paletteOf(withAccent(accent))))) ?? [];
  expect(paletteOf(withAccent(`#${nearest.slice(1)}`)).shades.terracotta).toBe(nearest);
});

function attempt(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

test('a shade of one’s own is taken, and refused where it cannot be read or is none', () => {
  expect(paletteOf({ ...demonstration, shades: { abroad: '#dddddd' } }).shades.abroad).toBe('#dddddd');
  expect(() => paletteOf({ ...demonstration, shades: { idle: '#bbbbbb' } })).toThrow(
    /\(shades\.idle\) : "#bbbbbb".*avec le blanc.*la plus proche qui irait : "#7\w+"/,
  );
  expect(() => paletteOf({ ...demonstration, shades: { terracota: '#bbbbbb' } })).toThrow(
    /\(shades\.terracota\) : n'est pas une teinte du site ; choisissez parmi : .*terracotta,/,
  );
});
