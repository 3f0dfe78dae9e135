import { chmod, mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SettingError } from '../settings/fail.ts';
import { Outbox } from './outbox.ts';
import { temporaryFolder } from './testing.ts';

test('messages are files that only their owner reads, oldest first', async () => {
  await using folder = await temporaryFolder();
  const outbox = await Outbox.open(join(folder.path, 'deep', 'outbox'));
  const ids = ['2025-11-20T08:30:00.999Z', '2025-11-20T08:30:00.001Z', '2025-11-20T08:30:01.000Z'].map((time) => outbox.newId(new Date(time)));
  for (const id of ids) await outbox.store(id, Buffer.from(id));
  expect(await outbox.waiting()).toEqual([ids[1], ids[0], ids[2]]);
  expect(await outbox.read(ids[0] ?? '')).toEqual(Buffer.from(ids[0] ?? ''));
  expect((await stat(join(outbox.folder, `${ids[0]}.eml`))).mode & 0o777).toBe(0o600);
  expect((await stat(outbox.folder)).mode & 0o777).toBe(0o700);

  await outbox.remove(ids[0] ?? '');
  await outbox.setAside(ids[1] ?? '');
  expect(await outbox.waiting()).toEqual([ids[2]]);
  expect(await readFile(join(outbox.refusedFolder, `${ids[1]}.eml`), 'utf8')).toBe(ids[1]);
  expect(await outbox.state()).toEqual({ queued: 1, refused: 1, oldestSeconds: 0, writable: true });
});

test('two messages of the same moment have different numbers', async () => {
  await using folder = await temporaryFolder();
  const outbox = await Outbox.open(folder.path);
  const date = new Date();
  expect(new Set(Array.from({ length: 1000 }, () => outbox.newId(date))).size).toBe(1000);
});

test('what a crash left half written is no message, and goes; what is being written stays', async () => {
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, 'id.deadbeef.tmp'), 'half');
  const outbox = await Outbox.open(folder.path);
  expect(await outbox.waiting()).toEqual([]);
  const stored = outbox.store('a', Buffer.from('whole'));
  await Promise.all([stored, outbox.removeUnfinished()]);
  expect(await readdir(folder.path)).toEqual(['a.eml']);
});

test('a folder that went missing is made again', async () => {
  await using folder = await temporaryFolder();
  const outbox = await Outbox.open(join(folder.path, 'outbox'));
  await folder[Symbol.asyncDispose]();
  await outbox.store('a', Buffer.from('a'));
  expect(await outbox.waiting()).toEqual(['a']);
});

test('a message that cannot be written leaves nothing behind', async () => {
  await using folder = await temporaryFolder();
  const outbox = await Outbox.open(folder.path);
  await mkdir(join(folder.path, 'a.eml'));
  await expect(outbox.store('a', Buffer.from('a'))).rejects.toThrow();
  expect(await readdir(folder.path)).toEqual(['a.eml']);
});

test('the age of a message counts from when it was written, also by a process before this one', async () => {
  await using folder = await temporaryFolder();
  const hourAgo = Date.now() / 1000 - 3600;
  await writeFile(join(folder.path, 'old.eml'), '');
  await utimes(join(folder.path, 'old.eml'), hourAgo, hourAgo);
  const outbox = await Outbox.open(folder.path);
  await outbox.store('new', Buffer.from(''));
  expect((await outbox.state()).oldestSeconds).toBeGreaterThanOrEqual(3600);
  expect((await outbox.state()).oldestSeconds).toBeLessThan(3700);
  await outbox.remove('old');
  expect((await outbox.state()).oldestSeconds).toBe(0);
});

test('a place that is no folder, or is read only, is refused at once', async () => {
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, 'file'), '');
  await expect(Outbox.open(join(folder.path, 'file'))).rejects.toThrow(SettingError);
  await expect(Outbox.open(join(folder.path, 'file', 'outbox'))).rejects.toThrow(
    /^OUTBOX_DIR must be a folder that the server may write in; right: "var\/outbox" \(got ".*", ENOTDIR\)$/,
  );
  // The administrator may write anywhere, so there is nothing to refuse.
  if (process.getuid?.() === 0) return;
  await chmod(folder.path, 0o500);
  await expect(Outbox.open(folder.path)).rejects.toThrow(/EACCES/);
});
