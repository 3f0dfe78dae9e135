import { mkdir, writeFile } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { SettingError } from '../../settings/fail.ts';
import { temporaryFolder } from '../testing.ts';
import { countsFile } from './counts.ts';
import { printedReport } from './printed-report.ts';
import { reportOf } from './report.ts';

afterEach(() => void vi.useRealTimers());

const months = {
  '2026-10': { pages: { '/': { views: 900, calls: 9, requests: 0 } }, requests: {} },
  '2026-11': { pages: { '/': { views: 1, calls: 1, requests: 0 } }, requests: {} },
};
const of = (month: string) => Object.entries(months).find(([name]) => name === month)?.[1];

/** The folder of an outbox with the counts of two months. */
async function counted() {
  const folder = await temporaryFolder();
  await writeFile(countsFile(folder.path), JSON.stringify({ months }));
  return folder;
}

test('the month is the one that is named, or else the current one', async () => {
  await using folder = await counted();
  const settings = { outbox: folder.path, counts: true };
  expect(await printedReport('2026-10', settings)).toBe(reportOf('2026-10', { of }));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
  expect(await printedReport(undefined, settings)).toBe(reportOf('2026-11', { of }));
});

test('where nothing is counted any more, that is said first', async () => {
  await using folder = await counted();
  expect(await printedReport('2026-10', { outbox: folder.path, counts: false })).toBe(
    `COUNTS est sur "off" : rien n’est compté en ce moment.\n\n${reportOf('2026-10', { of })}`,
  );
});

test.each(['2026-13', '2026-00', '2026-1', '26-10', '2026-10-01', 'x2026-10', 'octobre'])('%s is no month', async (month) => {
  await using folder = await counted();
  const report = printedReport(month, { outbox: folder.path, counts: true });
  await expect(report).rejects.toThrow(new SettingError(`the month must be written as in "2026-10" (got "${month}")`));
});

test('every month of a year is one, and those without counts have nothing to tell', async () => {
  await using folder = await temporaryFolder();
  for (const month of ['2025-01', '2025-09', '2025-10', '2025-12'])
    expect(await printedReport(month, { outbox: folder.path, counts: true })).toMatch(/^Rien n’a été compté en /);
});

test('counts that cannot be read are named, with what to do', async () => {
  await using folder = await temporaryFolder();
  await mkdir(countsFile(folder.path));
  const report = printedReport('2026-10', { outbox: folder.path, counts: true });
  await expect(report).rejects.toThrow(
    new SettingError(`${countsFile(folder.path)} cannot be read (EISDIR): run this where the server runs, as the user who may read it`),
  );
});
