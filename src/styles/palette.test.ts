import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clay, coloursCss, palette } from './palette.ts';

const known = new Set<string>([...Object.values(palette), ...clay, '#ffffff', '#000000']);

/** `#fff` and `rgb(255 255 255 / 0.5)` as `#ffffff`, without what shines through. */
function opaque(colour: string): string {
  if (colour.startsWith('rgb'))
    return `#${colour
      .match(/\d+/g)
      ?.slice(0, 3)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`;
  const digits = colour.slice(1).toLowerCase();
  return digits.length < 6 ? `#${[...digits.slice(0, 3)].map((digit) => digit + digit).join('')}` : `#${digits.slice(0, 6)}`;
}

test('the custom properties are those of the palette', async () => {
  await expect(coloursCss()).toMatchFileSnapshot('colours.css');
});

test('no file writes a colour that is not of the palette', () => {
  const files = globSync(['src/**/*.{css,svg,ts,tsx,astro}', 'public/*.svg'], { exclude: ['**/*.test.ts'] }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  expect(files).toContain('public/favicon.svg');
  const strange = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(/#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?![\w-])|rgba?\(\d[^)]*\)/gi) ?? [])
      .filter((colour) => !known.has(opaque(colour)))
      .map((colour) => `${file}: ${colour}`),
  );
  expect(strange).toEqual([]);
});
