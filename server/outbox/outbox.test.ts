import {
  chmod,
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { SettingError } from '../../content-model/fail.ts';
import { temporaryFolder } from '../testing.ts';
import { Outbox, OutboxFull } from './outbox.ts';

afterEach(() => void vi.restoreAllMocks());

test('messages are files that only their owner reads, oldest first', async () => {
  await using folder = await temporaryFolder();
  const outbox = await Outbox.open(join(folder.path, 'deep', 'outbox'));
  const ids = [
    '2025-11-20T08:30:00.999Z',
    '2025-11-20T08:30:00.001Z',
    '2025-11-20T08:30:01.000Z',
  ].map((time) => outbox.newId(new Date(time)));
  for (const id of ids) await outbox.store(id, Buffer.from(id));
  expect(await outbox.waiting()).toEqual([ids[1], ids[0], ids[2]]);
  expect(await outbox.read(ids[0] ?? '')).toEqual(Buffer.from(ids[0] ?? ''));
  expect((await stat(join(outbox.folder, `${ids[0]}.eml`))).mode & 0o777).toBe(0o600);
  expect((await stat(outbox.folder)).mode & 0o777).toBe(0o700);

  await outbox.remove(ids[0] ?? '');
  await outbox.setAside(ids[1] ?? '');
  expect(await outbox.waiting()).toEqual([ids[2]]);
  expect(await readFile(join(outbox.refusedFolder, `${ids[1]}.eml`), 'utf8')).toBe(ids[1]);
  expect(await outbox.state()).toMatchObject({
    queued: 1,
    refused: 1,
    oldestSeconds: 0,
    writable: true,
  });
});

test('what a crash left half written is no message, and goes', async () => {
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, 'id.tmp'), 'half');
  const outbox = await Outbox.open(folder.path);
  expect(await outbox.waiting()).toEqual([]);
  expect(await readdir(folder.path)).toEqual(['lock']);
});

test('a folder that went missing is made again', async () => {
  await using folder = await temporaryFolder();
  const outbox = await Outbox.open(join(folder.path, 'outbox'));
  await folder[Symbol.asyncDispose]();
  expect(await outbox.state()).toMatchObject({
    queued: 0,
    writable: false,
    disk: { free: 0, size: 0 },
  });
  await outbox.store('a', Buffer.from('a'));
  expect(await outbox.waiting()).toEqual(['a']);
  expect((await stat(outbox.folder)).mode & 0o777).toBe(0o700);
});

test('a message that cannot be written leaves nothing behind', async () => {
  await using folder = await temporaryFolder();
  const outbox = await Outbox.open(folder.path);
  await mkdir(join(folder.path, 'a.eml'));
  await expect(outbox.store('a', Buffer.from('a'))).rejects.toThrow();
  expect(await readdir(folder.path)).toEqual(['a.eml', 'lock']);
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
  const twoHoursAgo = hourAgo - 3600;
  // As if an operator put a message back.
  await writeFile(join(folder.path, 'back.eml'), '');
  await utimes(join(folder.path, 'back.eml'), twoHoursAgo, twoHoursAgo);
  expect((await outbox.state()).oldestSeconds).toBeGreaterThanOrEqual(7200);
  await outbox.remove('back');
  await outbox.remove('old');
  // As if the system clock was corrected.
  await utimes(join(folder.path, 'new.eml'), hourAgo, hourAgo);
  expect((await outbox.state()).oldestSeconds).toBe(0);
});

/** From now on calls `before` on each sync of a file or folder. */
async function onSync(
  folder: string,
  before: (isFolder: boolean, inode: number) => Promise<unknown>,
) {
  await using file = await open(folder);
  const prototype: FileHandle = Object.getPrototypeOf(file);
  const { sync } = prototype;
  vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    const stats = await this.stat();
    await before(stats.isDirectory(), stats.ino);
    return sync.call(this);
  });
}

test('a message is on the disk before its name is, and both before it counts as kept', async () => {
  await using folder = await temporaryFolder();
  const outbox = await Outbox.open(folder.path);
  const synced: string[] = [];
  await onSync(folder.path, async (isFolder, inode) => {
    const names = (await readdir(folder.path)).filter((name) => name !== 'lock');
    const isOwn = inode === (await stat(folder.path)).ino;
    if (isFolder) synced.push(`${isOwn ? 'folder' : 'refused'} with ${names.join()}`);
    else synced.push(`file with ${await readFile(join(folder.path, names.join()), 'utf8')}`);
  });
  await outbox.store('a', Buffer.from('words'));
  expect(synced).toEqual(['file with words', 'folder with a.eml']);
  await outbox.setAside('a');
  expect(synced.slice(2)).toEqual(['refused with refused', 'folder with refused']);
  await outbox.putBack();
  expect(synced.slice(4)).toEqual(['folder with a.eml,refused', 'refused with a.eml,refused']);
});

test.each(['EPERM', 'EISDIR', 'EACCES', 'EINVAL', 'ENOTSUP'])(
  'a folder that cannot be synced, as on Windows (%s), is no failure; any other trouble is',
  async (code) => {
    await using folder = await temporaryFolder();
    const outbox = await Outbox.open(folder.path);
    let thrown = code;
    await onSync(folder.path, async (isFolder) => {
      if (isFolder) throw Object.assign(new Error('no'), { code: thrown });
    });
    await outbox.store('a', Buffer.from('a'));
    expect(await outbox.waiting()).toEqual(['a']);
    thrown = 'EIO';
    await expect(outbox.store('b', Buffer.from('b'))).rejects.toThrow();
  },
);

test.runIf(process.platform === 'linux')(
  'what was opened to keep a message is closed: a server has only so many files',
  async () => {
    await using folder = await temporaryFolder();
    const outbox = await Outbox.open(folder.path);
    const isOpen = async () => {
      const targets = await Promise.all(
        (await readdir('/proc/self/fd')).map((name) =>
          readlink(`/proc/self/fd/${name}`).catch(() => ''),
        ),
      );
      return targets.filter((target) => target.startsWith(folder.path) && !target.includes('lock'));
    };
    await outbox.store('a', Buffer.from('a'));
    expect(await isOpen()).toEqual([]);
    await mkdir(join(folder.path, 'b.eml'));
    await expect(outbox.store('b', Buffer.from('b'))).rejects.toThrow();
    expect(await isOpen()).toEqual([]);
  },
);

test('a full outbox takes no more, counting what is being written and what is set aside', async () => {
  await using folder = await temporaryFolder();
  const outbox = await Outbox.open(folder.path, 3);
  await outbox.store('a', Buffer.from('a'));
  await outbox.setAside('a');
  const stored = await Promise.allSettled(
    ['b', 'c', 'd'].map((id) => outbox.store(id, Buffer.from(id))),
  );
  expect(stored.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect((await outbox.state()).filled).toBe(1);
  await expect(outbox.store('e', Buffer.from('e'))).rejects.toThrow(OutboxFull);
  await outbox.remove('b');
  await outbox.remove('b');
  await outbox.store('e', Buffer.from('e'));
});

test('a full outbox counts what an earlier process left, and no longer what was taken out by hand', async () => {
  await using folder = await temporaryFolder();
  await mkdir(join(folder.path, 'refused'));
  for (const name of ['a.eml', 'refused/b.eml']) await writeFile(join(folder.path, name), '');
  const outbox = await Outbox.open(folder.path, 2);
  await expect(outbox.store('c', Buffer.from('c'))).rejects.toThrow(OutboxFull);
  for (const name of ['a.eml', 'refused/b.eml']) await rm(join(folder.path, name));
  expect((await outbox.state()).filled).toBe(0);
  for (const id of ['c', 'd']) await outbox.store(id, Buffer.from(id));
  await rm(join(folder.path, 'c.eml'));
  expect(await outbox.waiting()).toEqual(['d']);
  await outbox.store('e', Buffer.from('e'));
});

test('what was set aside is put back into the queue, and counts once', async () => {
  await using folder = await temporaryFolder();
  const outbox = await Outbox.open(folder.path, 3);
  expect(await outbox.putBack()).toBe(0);
  for (const id of ['a', 'b']) {
    await outbox.store(id, Buffer.from(id));
    await outbox.setAside(id);
  }
  expect((await stat(outbox.refusedFolder)).mode & 0o777).toBe(0o700);
  expect(await outbox.putBack()).toBe(2);
  expect(await outbox.waiting()).toEqual(['a', 'b']);
  await outbox.store('c', Buffer.from('c'));
  await expect(outbox.store('d', Buffer.from('d'))).rejects.toThrow(OutboxFull);
  expect((await outbox.state()).refused).toBe(0);
});

test('a folder belongs to one server, until that one closes it', async () => {
  await using folder = await temporaryFolder();
  const first = await Outbox.open(folder.path);
  await writeFile(join(folder.path, 'a.tmp'), 'what the first one is writing');
  await expect(Outbox.open(folder.path)).rejects.toThrow(
    /^OUTBOX_DIR .* is used by another server: stop that one first, or choose another folder/,
  );
  expect(await readdir(folder.path)).toEqual(['a.tmp', 'lock']);
  first.close();
  (await Outbox.open(folder.path)).close();
});

test('a lock that is no file of ours is trouble with the folder, not another server', async () => {
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, 'lock'), 'x'.repeat(200));
  await expect(Outbox.open(folder.path)).rejects.toThrow(
    /^OUTBOX_DIR must be a folder .* ERR_SQLITE_ERROR\)$/,
  );
});

test('numbers sort by age, and tell who cannot wait', async () => {
  await using folder = await temporaryFolder();
  const outbox = await Outbox.open(folder.path);
  const [early, late] = [outbox.newId(new Date(1), { urgent: true }), outbox.newId(new Date(2))];
  expect([late, early].sort()).toEqual([early, late]);
  expect(late).toMatch(/^1970-01-01T00-00-00-002Z-[\da-f]{12}$/);
  expect([outbox.isUrgent(early), outbox.isUrgent(late)]).toEqual([true, false]);
  expect(new Set(Array.from({ length: 1000 }, () => outbox.newId(new Date(1)))).size).toBe(1000);
  const both = outbox.newId(new Date(1), { urgent: true, lowPriority: true });
  expect([outbox.isUrgent(both), outbox.isLowPriority(both), outbox.isLowPriority(early)]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a place that is no folder, or is read only, is refused at once', async () => {
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, 'file'), '');
  await expect(Outbox.open(join(folder.path, 'file'))).rejects.toThrow(SettingError);
  await expect(Outbox.open(join(folder.path, 'file', 'outbox'))).rejects.toThrow(
    /^OUTBOX_DIR must be a folder that the server may write in; right: "var\/outbox" \(got ".*", ENOTDIR\)$/,
  );
  // Root can write everywhere, so nothing fails.
  if (process.getuid?.() === 0) return;
  await chmod(folder.path, 0o500);
  await expect(Outbox.open(folder.path)).rejects.toThrow(/EACCES/);
});
