import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { keptLog, temporaryFolder } from '../testing.ts';
import { Counts, readCounts } from './counts.ts';
import { monthOf, monthsBefore } from './months.ts';

afterEach(() => vi.useRealTimers());

/** A folder as an opened outbox has it, a clock that tests set, and the counts in it. */
async function startCounts(start = '2026-11-22T10:00:00Z') {
  const folder = await temporaryFolder();
  const kept = keptLog();
  const clock = { date: new Date(start) };
  const open = () => Counts.open({ folder: folder.path, log: kept.log, now: () => clock.date });
  return { folder: folder.path, clock, open, kept, counts: await open(), [Symbol.asyncDispose]: folder[Symbol.asyncDispose] };
}

test('counts by month and page, and goes on with them after a restart', async () => {
  await using place = await startCounts();
  const { counts, clock, open, folder } = place;
  counts.viewed('/');
  counts.viewed('/');
  counts.called('/urgence');
  counts.requested('Toiture', '/contact');
  counts.requested('Message', undefined);
  await counts.write();
  const again = await open();
  again.requested('Toiture', '/contact');
  clock.date = new Date('2026-11-30T23:00:00Z');
  again.viewed('/');
  await again.write();
  const expected = {
    '2026-11': {
      pages: {
        '/': { views: 2, calls: 0, requests: 0 },
        '/urgence': { views: 0, calls: 1, requests: 0 },
        '/contact': { views: 0, calls: 0, requests: 2 },
      },
      requests: { Toiture: 2, Message: 1 },
    },
    // In Alsace it is December.
    '2026-12': { pages: { '/': { views: 1, calls: 0, requests: 0 } }, requests: {} },
  };
  expect(await readCounts(folder)).toEqual({ months: expected, reported: '' });
  expect(again.of('2026-11')).toEqual(expected['2026-11']);
  expect(again.of('2026-10')).toBeUndefined();
  // Whole or not at all: nothing half written is left.
  expect(await readdir(folder)).toEqual(['comptes.json']);
});

test('writes by itself after ten seconds, once for all that came meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await using place = await startCounts();
  const { counts, folder } = place;
  const write = vi.spyOn(counts, 'write');
  for (let views = 0; views < 50; views += 1) counts.viewed('/');
  vi.advanceTimersByTime(9_999);
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(write).toHaveBeenCalledOnce();
  await write.mock.results[0]?.value;
  expect((await readCounts(folder)).months['2026-11']?.pages['/']?.views).toBe(50);
  counts.viewed('/');
  vi.advanceTimersByTime(10_000);
  expect(write).toHaveBeenCalledTimes(2);
  await write.mock.results[1]?.value;
});

test('keeps thirteen months, and no more than so many pages of one', async () => {
  await using place = await startCounts('2025-10-31T12:00:00Z');
  const { counts, clock, folder } = place;
  counts.viewed('/');
  for (const month of ['2025-11', '2025-12', '2026-11']) {
    clock.date = new Date(`${month}-15T12:00:00Z`);
    counts.viewed('/');
  }
  for (let page = 0; page < 3000; page += 1) counts.viewed(`/${page}`);
  counts.viewed('/');
  await counts.write();
  const { months } = await readCounts(folder);
  expect(Object.keys(months)).toEqual(['2025-11', '2025-12', '2026-11']);
  expect(Object.keys(months['2026-11']?.pages ?? {})).toHaveLength(2000);
  expect(months['2026-11']?.pages['/']?.views).toBe(2);
  expect((await readFile(join(folder, 'comptes.json'))).length).toBeLessThan(100_000);
});

test.each(['', '{"months":', '{"months":{"2026-11":{"pages":{"/":{"views":-1}}}}}', '{"months":{"2026-11":{"pages":{},"requests":{"a":1.5}}}}'])(
  'a file that holds %j is put aside, and counting begins anew',
  async (content) => {
    await using place = await startCounts();
    const { folder, open, kept } = place;
    await writeFile(join(folder, 'comptes.json'), content);
    const counts = await open();
    counts.viewed('/');
    await counts.write();
    expect((await readCounts(folder)).months['2026-11']?.pages).toEqual({ '/': { views: 1, calls: 0, requests: 0 } });
    expect(await readFile(join(folder, 'comptes.json.illisible'), 'utf8')).toBe(content);
    expect(kept.of('warn')).toEqual([expect.stringMatching(/comptes\.json cannot be read \(\w+\) and is put aside: visits are counted anew$/)]);
  },
);

test('a folder that takes nothing is told of, and loses nothing that was counted', async () => {
  await using place = await startCounts();
  const { counts, folder, kept } = place;
  await writeFile(join(folder, 'comptes.json.tmp'), 'what a crash left');
  counts.viewed('/');
  await rm(folder, { recursive: true });
  await counts.write();
  expect(kept.of('error')).toEqual([expect.stringMatching(/^visits could not be written to .*comptes\.json \(ENOENT\): check the disk$/)]);
  await mkdir(folder);
  await writeFile(join(folder, 'comptes.json.tmp'), 'what a crash left');
  counts.viewed('/');
  await counts.write();
  expect((await readCounts(folder)).months['2026-11']?.pages['/']?.views).toBe(2);
});

test('that a month was told is on the disk once it is noted', async () => {
  await using place = await startCounts();
  await place.counts.noteReported('2026-10');
  expect([place.counts.reported, (await readCounts(place.folder)).reported]).toEqual(['2026-10', '2026-10']);
});

test('a month is one of Alsace, in summer and in winter, and the one before January is in another year', () => {
  const moments = ['2026-06-30T21:59:59Z', '2026-06-30T22:00:00Z', '2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z'];
  expect(moments.map((moment) => monthOf(new Date(moment)))).toEqual(['2026-06', '2026-07', '2026-12', '2027-01']);
  expect([monthsBefore('2026-01', 1), monthsBefore('2026-11', 12), monthsBefore('2026-03', 0)]).toEqual(['2025-12', '2025-11', '2026-03']);
});
