import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from './mutants.ts';
import { placeOf, readReach, withProbes } from './probes.ts';

const text = `
const first = [1].map((x) => x + 1);
function called() {
  return () => ({ never: first });
}
class Rule {
  get value() { return called(); }
}
new Rule().value;
`;

test('functions note that they ran, once, and what did not run notes nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'faitage-'));
  try {
    const log = join(folder, 'log');
    await writeFile(join(folder, 'rule.mjs'), withProbes(parse('rule.ts', text), 'rule.ts', log));
    await import(/* @vite-ignore */ pathToFileURL(join(folder, 'rule.mjs')).href);
    const { always } = readReach(await readFile(log, 'utf8'));
    expect([...always].sort()).toEqual([placeOf('rule.ts'), placeOf('rule.ts', 0), placeOf('rule.ts', 1), placeOf('rule.ts', 3)].sort());
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('what ran belongs to the test before it, and to all where there was none yet', () => {
  const lines = [
    { file: 'a.ts' },
    { test: 'one' },
    { file: 'a.ts', index: 0 },
    { milliseconds: 5, processor: 3 },
    { test: 'two' },
    { test: 'one' },
    { file: 'b.ts' },
  ];
  const { always, tests, costs } = readReach(lines.map((line) => JSON.stringify(line)).join('\n'));
  expect(always).toEqual(new Set([placeOf('a.ts')]));
  expect(tests).toEqual(
    new Map([
      ['one', new Set([placeOf('a.ts', 0), placeOf('b.ts')])],
      ['two', new Set()],
    ]),
  );
  expect(costs).toEqual(new Map([['one', { milliseconds: 5, processor: 3 }]]));
});
