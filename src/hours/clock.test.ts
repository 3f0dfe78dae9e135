import { expect, test } from 'vitest';
import { clockText } from './clock.ts';

test.each([
  ['2026-11-17T02:07:00Z', 'Il est 3h07\u00A0: '],
  ['2026-07-17T10:30:00Z', 'Il est 12h30\u00A0: '],
  ['2026-07-17T22:00:00Z', 'Il est 0h00\u00A0: '],
])('%s in Paris: %s', (now, expected) => {
  expect(clockText(new Date(now))).toBe(expected);
});
