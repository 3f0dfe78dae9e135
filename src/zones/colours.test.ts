import { expect, it } from 'vitest';
import { palette } from '../styles/palette.ts';

/** Relative luminance and contrast of WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
const contrast = (a: string, b: string) => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
};

it.each([
  ['the tiles of the third zone on their ground', 'zoneLine', 'limewash'],
  ['the first zone beside the second', 'terracotta', 'zonePlanned'],
  ['the first zone beside the third', 'terracotta', 'limewash'],
  ['the edge of the second zone', 'terracottaDark', 'zonePlanned'],
  ['the edge of the third zone', 'terracottaDark', 'limewash'],
  ['the edges beside what is abroad', 'terracottaDark', 'abroad'],
] as const)('%s can be told apart', (_, one, other) => {
  expect(contrast(palette[one], palette[other])).toBeGreaterThanOrEqual(3);
});
