import { expect, test } from 'vitest';
import { table } from './report.ts';

test('counts by file, and each mutant that nobody noticed', () => {
  const report = table([
    { file: 'b.ts', line: 7, original: '  a();\n  b();', replacement: '', outcome: 'survived' },
    { file: 'b.ts', line: 2, original: '<', replacement: '<=', outcome: 'survived' },
    { file: 'b.ts', line: 3, original: '1', replacement: '2', outcome: 'timed out' },
    {
      file: 'a.ts',
      line: 1,
      original: `${'x'.repeat(60)}1${'y'.repeat(60)}`,
      replacement: `${'x'.repeat(60)}2${'y'.repeat(60)}`,
      outcome: 'survived',
    },
    { file: 'a.ts', line: 1, original: 'true', replacement: 'false', outcome: 'killed' },
    { file: 'a.ts', line: 2, original: 'true', replacement: 'false', outcome: 'killed' },
  ]);
  expect(report.split('\n')).toEqual([
    '| file | mutants | killed | timed out | survived | score |',
    '|---|---|---|---|---|---|',
    '| a.ts | 3 | 2 | 0 | 1 | 66 % |',
    '| b.ts | 3 | 0 | 1 | 2 | 33 % |',
    '| all | 6 | 2 | 1 | 3 | 50 % |',
    '',
    `a.ts:1  …${'x'.repeat(15)}1${'y'.repeat(44)}…  →  …${'x'.repeat(15)}2${'y'.repeat(44)}…`,
    'b.ts:2  <  →  <=',
    'b.ts:7   a(); b();  →  (nothing)',
  ]);
});
