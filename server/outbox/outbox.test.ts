import { spawnSync } from 'node:child_process';
import {
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing.ts';
import { newId, Outbox } from './outbox.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const bytes = Buffer.from('words');

test('messages are files that only their owner reads, oldest first', async () => {
  await using folder = await temporaryFolder();
  const outbox = await Outbox.open(join(folder.path, 'deep', 'outbox'));
  const [late = '', early = ''] = [2, 1].map((time) => newId(new Date(time)));
  expect(early).toMatch(/^1970-01-01T00-00-00-001Z-[\da-f]{12}$/);
  for (const id of [late, early]) await outbox.store(id, bytes);
  expect(await outbox.waiting()).toEqual([early, late]);
  expect(await outbox.read(early)).toEqual(bytes);
  expect((await stat(join(outbox.folder, `${early}.eml`))).mode & 0o777).toBe(0o600);
  expect((await stat(outbox.folder)).mode & 0o777).toBe(0o700);
  await outbox.remove(early);
  expect(await outbox.waiting()).toEqual([late]);
});

test('what a crash left half written is no message, and goes', async () => {
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, 'id.tmp'), 'half');
  const outbox = await Outbox.open(folder.path);
  expect(await outbox.waiting()).toEqual([]);
  expect(await readdir(folder.path)).toEqual(['lock']);
});

test.skipIf(process.platform === 'win32')(
  'what is no regular file is neither opened nor removed, whatever its name',
  async () => {
    await using folder = await temporaryFolder();
    const names = ['pipe.eml', 'pipe.tmp', 'test.tmp'];
    spawnSync('mkfifo', names, { cwd: folder.path });
    await mkdir(join(folder.path, 'folder.eml'));
    await mkdir(join(folder.path, 'folder.tmp'));
    await symlink('pipe.eml', join(folder.path, 'link.eml'));
    const outbox = await Outbox.open(folder.path);
    expect(await outbox.state()).toMatchObject({ queued: 0, writable: true });
    await outbox.store('a', bytes);
    expect(await outbox.waiting()).toEqual(['a']);
    expect(await readdir(folder.path)).toEqual(
      ['a.eml', 'folder.eml', 'folder.tmp', 'link.eml', 'lock', ...names].sort(),
    );
  },
);

test('a folder that went missing is made again', async () => {
  await using folder = await temporaryFolder();
  const outbox = await Outbox.open(join(folder.path, 'outbox'));
  await folder[Symbol.asyncDispose]();
  expect(await outbox.state()).toMatchObject({ writable: false, free: 0 });
  await outbox.store('a', bytes);
  expect(await outbox.waiting()).toEqual(['a']);
  expect((await stat(outbox.folder)).mode & 0o777).toBe(0o700);
});

test('a message waits since this server saw it, whatever the date of its file says', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, 'old.eml'), '');
  const outbox = await Outbox.open(folder.path);
  vi.advanceTimersByTime(60_000);
  vi.setSystemTime('2036-01-01');
  await outbox.store('new', bytes);
  expect((await outbox.state()).oldestSeconds).toBe(60);
  await outbox.remove('old');
  expect((await outbox.state()).oldestSeconds).toBe(0);
});

/** From now on calls `before` on each sync of a file or folder. */
async function onSync(folder: string, before: (isFolder: boolean) => Promise<unknown>) {
  await using file = await open(folder);
  const prototype: FileHandle = Object.getPrototypeOf(file);
  const { sync } = prototype;
  vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    const stats = await this.stat();
    await before(stats.isDirectory());
    return sync.call(this);
  });
}

test('a message is on the disk before its name is, and both before it counts as kept', async () => {
  await using folder = await temporaryFolder();
  const outbox = await Outbox.open(folder.path);
  const synced: string[] = [];
  await onSync(folder.path, async (isFolder) => {
    const names = (await readdir(folder.path)).filter((name) => name !== 'lock');
    if (isFolder) synced.push(`folder with ${names.join()}`);
    else synced.push(`file with ${await readFile(join(folder.path, names.join()), 'utf8')}`);
  });
  await outbox.store('a', bytes);
  expect(synced).toEqual(['file with words', 'folder with a.eml']);
});

test('a message that cannot be written leaves nothing behind, and no file open', async () => {
  await using folder = await temporaryFolder();
  const outbox = await Outbox.open(folder.path);
  await mkdir(join(folder.path, 'a.eml'));
  await expect(outbox.store('a', bytes)).rejects.toThrow();
  await outbox.store('b', bytes);
  expect(await readdir(folder.path)).toEqual(['a.eml', 'b.eml', 'lock']);
  if (process.platform !== 'linux') return;
  const targets = await Promise.all(
    (await readdir('/proc/self/fd')).map((name) =>
      readlink(`/proc/self/fd/${name}`).catch(() => ''),
    ),
  );
  expect(targets.filter((target) => target.startsWith(folder.path))).toEqual([
    join(folder.path, 'lock'),
  ]);
});

test('a full outbox takes no more, counting what was there and what is being written', async () => {
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, 'a.eml'), '');
  const outbox = await Outbox.open(folder.path, 3);
  const stored = await Promise.allSettled(['b', 'c', 'd'].map((id) => outbox.store(id, bytes)));
  expect(stored.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  await expect(outbox.store('e', bytes)).rejects.toMatchObject({ code: 'outbox full' });
  await outbox.remove('b');
  await outbox.store('e', bytes);
  // As an operator takes one out.
  await rm(join(folder.path, 'c.eml'));
  expect(await outbox.waiting()).toEqual(['a', 'e']);
  await outbox.store('f', bytes);
});
