import { expect, test } from 'vitest';
import { regexMutants } from './regex-mutants.ts';

test.each([
  ['/^a$/', ['/a$/', '/^a/']],
  ['/a+b*c?d{2,3}/', ['/ab*c?d{2,3}/', '/a+b+c?d{2,3}/', '/a+b*cd{2,3}/', '/a+b*c?d/']],
  ['/[^a-z]|[0-9]/', ['/[a-z]|[0-9]/', '/[^a-z]|[^0-9]/']],
  ['/\\d\\.\\p{L}/u', ['/\\D\\.\\p{L}/u', '/\\d\\.\\P{L}/u']],
  ['/[\\d+$.*]/', ['/[^\\d+$.*]/', '/[\\D+$.*]/']],
  ['/(?<=a)b(?!c)/', ['/(?<!a)b(?!c)/', '/(?<=a)b(?=c)/']],
  ['/(?:a|(b))/gi', ['/(?:a|(b))/i', '/(?:a|(b))/g']],
  ['/a\\/b/', []],
  ['/^/', []],
])('%s', (literal, expected) => {
  expect(regexMutants(literal)).toEqual(expected);
});
