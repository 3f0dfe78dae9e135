import { expect, test } from 'vitest';
import { lotLine, noticed, type Result, survivors, tableRow } from './report.ts';

const results: Result[] = [
  { file: 'b.ts', line: 7, original: '  a();\n  b();', replacement: '', outcome: 'passed' },
  { file: 'b.ts', line: 2, original: '<', replacement: '<=', outcome: 'passed' },
  { file: 'b.ts', line: 3, original: '1', replacement: '2', outcome: 'timed out' },
  { file: 'a.ts', line: 1, original: `${'x'.repeat(60)}1${'y'.repeat(60)}`, replacement: `${'x'.repeat(60)}2${'y'.repeat(60)}`, outcome: 'passed' },
  { file: 'a.ts', line: 1, original: 'true', replacement: 'false', outcome: 'failed' },
  { file: 'a.ts', line: 2, original: 'true', replacement: 'false', outcome: 'failed' },
  { file: 'a.ts', line: 3, original: 'true', replacement: 'false', outcome: 'failed' },
];

test('a row counts, and rounds nothing up', () => {
  expect(tableRow('all', results)).toBe('| all | 7 | 3 | 1 | 3 | 57 % |');
  expect(noticed(results)).toBeCloseTo(4 / 7);
});

test('a lot says how far off all of them may be, and nothing is off where all were tried', () => {
  expect(lotLine(results, 100)).toBe('7 of 100 tried: 57.1 % ± 28.5');
  expect(lotLine(results.slice(4), 100)).toBe('3 of 100 tried: 100.0 % ± 33.1');
  expect(lotLine(results, 7)).toBe('7 of 7 tried: 57.1 % ± 0.0');
});

test('survivors stand in the order of files and lines, long ones from where they differ', () => {
  expect(survivors(results)).toEqual([
    `a.ts:1  …${'x'.repeat(15)}1${'y'.repeat(44)}…  →  …${'x'.repeat(15)}2${'y'.repeat(44)}…`,
    'b.ts:2  <  →  <=',
    'b.ts:7   a(); b();  →  (nothing)',
  ]);
});
