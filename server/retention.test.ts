import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { Outbox } from './outbox/outbox.ts';
import { eraseOldMessages } from './retention.ts';
import { keptLog, temporaryFolder } from './testing.ts';

const today = new Date('2026-11-22T10:00:00Z');

test('after three years a message is erased, waiting or refused, by its number or the date of its file', async () => {
  await using folder = await temporaryFolder();
  const refused = join(folder.path, 'refused');
  await mkdir(refused);
  const old = '2023-11-22T09-59-59-000Z-a.eml';
  const young = '2023-11-22T10-00-00-000Z-b-urgent.eml';
  for (const name of [old, young]) for (const place of [folder.path, refused]) await writeFile(join(place, name), 'a');
  await writeFile(join(folder.path, 'by hand.eml'), 'a');
  await utimes(join(folder.path, 'by hand.eml'), today, new Date('2023-11-22T09:59:59Z'));
  await writeFile(join(folder.path, 'new by hand.eml'), 'a');

  const outbox = await Outbox.open(folder.path, 10);
  const kept = keptLog();
  await eraseOldMessages(outbox, kept.log, today);
  expect((await readdir(folder.path)).sort()).toEqual([young, 'lock', 'new by hand.eml', 'refused']);
  expect(await readdir(refused)).toEqual([young]);
  expect(kept.lines).toEqual([`3 messages had been in ${folder.path} for three years, and are erased, as the privacy policy promises`]);
  expect(await outbox.state()).toMatchObject({ queued: 2, refused: 1, filled: 0.3 });
  await eraseOldMessages(outbox, kept.log, today);
  expect(kept.lines).toHaveLength(1);
  outbox.close();
});

test('what cannot be erased is named, and stops nothing', async () => {
  await using folder = await temporaryFolder();
  const outbox = await Outbox.open(folder.path);
  vi.spyOn(outbox, 'eraseBefore').mockRejectedValue(Object.assign(new Error(), { code: 'EROFS' }));
  const kept = keptLog();
  await eraseOldMessages(outbox, kept.log, today);
  expect(kept.of('error')).toEqual([`old messages in ${folder.path} could not be erased (EROFS): erase those from before 2023-11-22`]);
  outbox.close();
});
