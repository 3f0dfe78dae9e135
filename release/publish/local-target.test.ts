import { mkdir, readdir, readFile, readlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SettingError } from '../../content-model/fail.ts';
import { temporaryFolder } from '../../server/testing.ts';
import { forOwner } from './command.ts';
import { deployRelease, rollBack } from './deploy-and-rollback.ts';
import { LocalTarget, switchLink } from './local-target.ts';
import { describeSite, releaseId } from './release.ts';

const at = (minute: number) => new Date(Date.parse('2026-11-21T08:00:00Z') + minute * 60_000);

async function writeFiles(folder: string, files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

/** Builds and deploys a site with its own script. */
async function build(target: LocalTarget, name: string, minute: number) {
  const site = await target.workFolder(releaseId(at(minute)));
  await writeFiles(site, {
    'index.html': name,
    _headers: '/*',
    [`_astro/${name}.js`]: name,
    '_astro/same.js': 'same',
  });
  return deployRelease(target, await describeSite(site, at(minute)), at(minute));
}

/** A target in a temporary folder. */
async function startTarget() {
  const folder = await temporaryFolder();
  const target = new LocalTarget(folder.path);
  return {
    root: folder.path,
    target,
    build: (name: string, minute: number) => build(target, name, minute),
    read: (name: string) => readFile(join(folder.path, 'dist', name), 'utf8'),
    hashed: async () => (await readdir(join(folder.path, 'dist/_astro'))).sort(),
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

test('a build is put online by a link, and brings along the hashed files of those before', async () => {
  await using site = await startTarget();
  await site.build('a', 0);
  await site.build('b', 1);
  const { before, online } = await site.build('c', 2);
  expect(await site.read('index.html')).toBe('c');
  expect(await site.hashed()).toEqual(['a.js', 'b.js', 'c.js', 'same.js']);
  expect(await readlink(join(site.root, 'dist'))).toBe(join('releases', online.id, 'site'));
  expect(before?.id).toBe(releaseId(at(1)));
});

test('going back twice leads to the build before the one before, and to nothing further', async () => {
  await using site = await startTarget();
  for (const [minute, name] of ['a', 'b', 'c'].entries()) await site.build(name, minute);
  await rollBack(site.target, at(3));
  expect(await site.read('index.html')).toBe('b');
  // An open tab of the previous release still works.
  expect(await site.hashed()).toEqual(['a.js', 'b.js', 'c.js', 'same.js']);
  await rollBack(site.target, at(4));
  expect(await site.read('index.html')).toBe('a');
  expect(await site.hashed()).toEqual(['a.js', 'b.js', 'c.js', 'same.js']);
  await expect(rollBack(site.target, at(5))).rejects.toThrow(SettingError);
  expect(await site.read('index.html')).toBe('a');
});

test('after going back, the next build is followed back to what was online, and not to what was left', async () => {
  await using site = await startTarget();
  await site.build('good', 0);
  await site.build('bad', 1);
  await rollBack(site.target, at(2));
  await site.build('better', 3);
  await rollBack(site.target, at(4));
  expect(await site.read('index.html')).toBe('good');
});

test('a dist that is a folder is left alone, and the line says so', async () => {
  await using site = await startTarget();
  await writeFiles(join(site.root, 'dist'), { 'index.html': 'older' });
  const error = await site.build('new', 0).catch(forOwner);
  expect(error).toMatchObject({
    message: expect.stringContaining("dist : un dossier s'appelle ainsi"),
  });
  expect(await site.read('index.html')).toBe('older');
});

test.each([
  ['ENOSPC', 'le disque est plein ; faites-y de la place'],
  ['EROFS', 'rien ne peut être écrit sur ce disque, qui est protégé'],
  ['EACCES', "l'écriture n'y est pas permise"],
])('%s is said in French, with its place', (code, line) => {
  const error = Object.assign(new Error(code), { code, path: '/srv/site' });
  expect(forOwner(error)).toMatchObject({
    message: `/srv/site : ${line}. Ce qui était en ligne y reste.`,
  });
});

test('a mistake of ours stays as it is', () => {
  const ours = new TypeError('x is not a function');
  expect(forOwner(ours)).toBe(ours);
});

/** A target with a failing step. */
class FailingTarget extends LocalTarget {
  failing: 'switchTo' | 'upload' | undefined;

  override async switchTo(...parameters: Parameters<LocalTarget['switchTo']>): Promise<void> {
    if (this.failing === 'switchTo') throw new SettingError('the machine stops');
    await super.switchTo(...parameters);
  }

  override async upload(): Promise<void> {
    if (this.failing === 'upload') throw new SettingError('the proxy does not start');
  }
}

test.each([
  ['switchTo', 'the machine stops'],
  ['upload', 'the proxy does not start'],
] as const)(
  'a build of which %s fails changes nothing, and the next is put online as ever',
  async (step, reason) => {
    await using folder = await temporaryFolder();
    const target = new FailingTarget(folder.path);
    const online = () => readFile(join(folder.path, 'dist/index.html'), 'utf8');
    await build(target, 'a', 0);
    target.failing = step;
    await expect(build(target, 'b', 1)).rejects.toThrow(reason);
    expect(await online()).toBe('a');
    target.failing = undefined;
    await build(target, 'c', 2);
    expect(await online()).toBe('c');
  },
);

test('only five builds stay', async () => {
  await using site = await startTarget();
  for (let minute = 0; minute < 8; minute += 1) await site.build(String(minute), minute);
  expect(await readdir(join(site.root, 'releases'))).toEqual(
    [3, 4, 5, 6, 7].map((minute) => releaseId(at(minute))),
  );
});

test('what a build left behind that was stopped goes after a day', async () => {
  await using site = await startTarget();
  for (const [name, hours] of [
    ['today', 1],
    ['yesterday', 25],
  ] as const) {
    await site.target.workFolder(name);
    const time = Date.now() / 1000 - hours * 3600;
    await utimes(join(site.root, `releases/.unfinished-${name}`), time, time);
  }
  await site.build('a', 0);
  expect(await readdir(join(site.root, 'releases'))).toEqual([
    '.unfinished-today',
    releaseId(at(0)),
  ]);
});

test('a link is replaced in one step: who reads through it meets one or the other', async () => {
  await using folder = await temporaryFolder();
  const link = join(folder.path, 'dist');
  for (const name of ['a', 'b']) await writeFiles(join(folder.path, name), { 'index.html': name });
  await switchLink(link, join(folder.path, 'a'));
  let going = true;
  const read = async () => {
    const contents = new Set<string>();
    while (going) contents.add(await readFile(join(link, 'index.html'), 'utf8'));
    return contents;
  };
  const reader = read();
  for (let time = 0; time < 200; time += 1)
    await switchLink(link, join(folder.path, time % 2 === 0 ? 'b' : 'a'));
  going = false;
  expect([...(await reader)].every((content) => content === 'a' || content === 'b')).toBe(true);
  expect((await readdir(folder.path)).sort()).toEqual(['a', 'b', 'dist']);
});
