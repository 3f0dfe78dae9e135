import { expect, test } from 'vitest';
import { errorCode } from './error-code.ts';

test.each<[unknown, string]>([
  [Object.assign(new Error('/home/jean is full'), { code: 'ENOSPC' }), 'ENOSPC'],
  [Object.assign(new TypeError('jean@example.org'), { code: 42 }), 'TypeError'],
  [new RangeError('jean@example.org'), 'RangeError'],
  [{ code: 'ENOSPC' }, 'unknown error'],
  ['jean@example.org', 'unknown error'],
])('of %j it says %s, and no word of its message', (error, code) => {
  expect(errorCode(error)).toBe(code);
});
