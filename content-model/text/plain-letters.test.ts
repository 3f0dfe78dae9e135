import { expect, test } from 'vitest';
import { withoutAccents } from './plain-letters.ts';

test.each([
  ['Faîtage', 'Faitage'],
  ['démoussé à côté', 'demousse a cote'],
  ['Müller, Œting', 'Muller, Œting'],
  ['Rixheim', 'Rixheim'],
])('%s is %s', (text, plain) => {
  expect(withoutAccents(text)).toBe(plain);
});
