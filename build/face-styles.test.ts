import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faceFiles, ownFaces } from '../settings/faces.ts';
import { faceStyles, ownStandIns, standInsFor } from './face-styles.ts';

const own = { heading: readFileSync(ownFaces.heading), text: readFileSync(ownFaces.text) };

test('what stands in for a face is reckoned from its file, near to what was measured by hand', async () => {
  const { heading, regular, bold } = await standInsFor(own);
  for (const [reckoned, measured] of [
    [heading, ownStandIns.heading],
    [regular, ownStandIns.regular],
    [bold, ownStandIns.bold],
  ] as const) {
    expect.soft(Math.abs(reckoned.size / measured.size - 1)).toBeLessThan(0.03);
    expect.soft(Math.abs((reckoned.ascent * reckoned.size) / (measured.ascent * measured.size) - 1)).toBeLessThan(0.01);
    expect.soft(Math.abs((reckoned.descent * reckoned.size) / (measured.descent * measured.size) - 1)).toBeLessThan(0.02);
  }
});

test('another face has another stand-in', async () => {
  const swapped = await standInsFor({ heading: own.text, text: own.heading });
  expect(swapped.heading.size).toBeGreaterThan(90);
  expect(faceStyles(swapped)).toContain(`size-adjust: ${swapped.heading.size}%`);
});

test('a face that the brand names and nobody made yet is told with the command', () => {
  expect(faceFiles({})).toBe(ownFaces);
  expect(() => faceFiles({ faces: { heading: 'titres.ttf', text: 'texte.otf' } }, 'tests/meyer')).toThrow(
    '« Polices › Titres » (faces.heading) : de "titres.ttf" il n\'y a pas encore de fichier tests/meyer/fonts/heading-titres.woff2 ; lancez "npm run fonts"',
  );
  const hanken = '@fontsource-variable/hanken-grotesk';
  expect(faceFiles({ faces: { heading: hanken, text: '@fontsource-variable/bricolage-grotesque' } }, 'tests/meyer').heading).toContain(
    'fonts/heading-hanken-grotesk.woff2',
  );
});
