import { expect, test } from 'vitest';
import { contrast, hexOf, nearestReadable, shadeOf } from './colour.ts';

test('a colour comes back from its shade', () => {
  for (const colour of ['#a8441f', '#000000', '#ffffff', '#1f5c46', '#0000ff', '#808080'] as const) expect(hexOf(shadeOf(colour))).toBe(colour);
});

test('what screens cannot show is made paler, and stays as light', () => {
  const strong = hexOf({ ...shadeOf('#c8102e'), chroma: 0.4 });
  expect(strong).not.toBe('#c8102e');
  expect(shadeOf(strong).lightness).toBeCloseTo(shadeOf('#c8102e').lightness, 1);
});

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});

test('the nearest colour that can be read is the colour itself, or one a little darker or lighter', () => {
  expect(nearestReadable('#000000', [{ colour: '#ffffff', ratio: 4.5 }])).toBe('#000000');
  const nearest = nearestReadable('#888888', [{ colour: '#ffffff', ratio: 4.5 }]) ?? '#ffffff';
  expect(contrast(nearest, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(nearest, '#ffffff')).toBeLessThan(4.7);
  expect(
    nearestReadable('#888888', [
      { colour: '#ffffff', ratio: 10 },
      { colour: '#000000', ratio: 10 },
    ]),
  ).toBeUndefined();
});
