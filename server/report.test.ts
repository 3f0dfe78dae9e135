import { writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countsFile } from './counts/counts.ts';
import { temporaryFolder } from './testing.ts';

const { argv } = process;
beforeEach(() => void vi.resetModules());
afterEach(() => {
  process.argv = argv;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Runs `npm run report` with these words after it, and returns what it prints. */
async function run(outbox: string, ...words: string[]) {
  vi.stubEnv('OUTBOX_DIR', outbox);
  process.argv = ['node', 'server/report.ts', ...words];
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await import('./report.ts');
  return out.mock.calls.map(([text]) => text).join('');
}

test('the command prints the report of the month that is named', async () => {
  await using folder = await temporaryFolder();
  await writeFile(countsFile(folder.path), JSON.stringify({ months: { '2026-10': { pages: {}, requests: { Toiture: 2 } } } }));
  expect(await run(folder.path, '2026-10')).toContain('2 demandes par les formulaires');
});

test('the command ends with the line on what is wrong', async () => {
  await using folder = await temporaryFolder();
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await expect(run(folder.path, 'octobre')).rejects.toThrow('ended with 1');
  expect(error.mock.calls).toEqual([['✖ the month must be written as in "2026-10" (got "octobre")']]);
});
