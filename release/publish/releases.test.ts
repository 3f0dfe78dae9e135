import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { releasesIn } from '../../server/site/releases.ts';
import { temporaryFolder } from '../../server/testing.ts';
import { OwnerError } from '../../src/content-model/owner/fail.ts';
import { forOwner } from './commands.ts';
import { goForward, putOnline, rollBack, startRelease, switchLink } from './releases.ts';

const on = (day: number) => new Date(Date.parse('2026-11-01T08:00:00Z') + day * 86_400_000);

async function write(path: string, content: string) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** A folder where builds, each with a script of its own, are put online. */
async function startHome() {
  const folder = await temporaryFolder();
  const home = folder.path;
  const build = async (name: string, day: number) => {
    const built = await startRelease(home, on(day));
    await write(join(built, 'index.html'), name);
    await write(join(built, '404.html'), name);
    await write(join(built, '_headers'), '/*\n  X-Build: a\n');
    for (const script of [`${name}.js`, 'same.js']) {
      await write(join(built, '_astro', script), name);
      // A minute after the build was started.
      const written = new Date(on(day).getTime() + 60_000);
      await utimes(join(built, '_astro', script), written, written);
    }
    return built;
  };
  return {
    home,
    build,
    deploy: async (name: string, day: number) => putOnline(home, await build(name, day)),
    online: () => readFile(join(home, 'dist/index.html'), 'utf8'),
    scripts: async () => (await readdir(join(home, 'dist/_astro'))).sort().join(' '),
    /** What each release says, the one started first at first. */
    kept: async () =>
      Promise.all(
        (await releasesIn(join(home, 'releases'))).map((name) =>
          readFile(join(home, 'releases', name, 'index.html'), 'utf8'),
        ),
      ),
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

/** The process id of a command that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version']);
  await once(child, 'close');
  return child.pid ?? 0;
}

test('going back leads to the build before, then to none', async () => {
  await using site = await startHome();
  await site.deploy('a', 0);
  await site.deploy('b', 1);
  await site.deploy('c', 2);
  await rollBack(site.home);
  expect(await site.online()).toBe('b');
  await site.deploy('d', 3);
  await rollBack(site.home);
  expect(await site.online()).toBe('b');
  // Tabs in which the others are open still get their scripts.
  expect(await site.scripts()).toBe('a.js b.js c.js d.js same.js');
  await rollBack(site.home);
  expect(await site.online()).toBe('a');
  await expect(rollBack(site.home)).rejects.toThrow(OwnerError);
  expect(await site.online()).toBe('a');
});

test('what was left by going back stays to go forward to, until the next deploy', async () => {
  await using site = await startHome();
  const [, b, c] = [
    await site.deploy('a', 0),
    await site.deploy('b', 1),
    await site.deploy('c', 2),
  ];
  expect(await rollBack(site.home)).toEqual({ release: b, left: c });
  await rollBack(site.home);
  await goForward(site.home);
  expect(await site.online()).toBe('b');
  expect(await goForward(site.home)).toEqual({ release: c, left: b });
  expect(await site.online()).toBe('c');
  await expect(goForward(site.home)).rejects.toThrow(/^Rien après le 3 novembre 2026/);
  await rollBack(site.home);
  await site.deploy('d', 3);
  expect(await site.kept()).toEqual(['a', 'b', 'd']);
});

test('a clock that was ahead blocks no deploy, and the order stays that of the starts', async () => {
  await using site = await startHome();
  await site.deploy('a', 0);
  await site.deploy('ahead', 4000);
  const release = await site.deploy('c', 2);
  expect(await site.online()).toBe('c');
  expect(release).toMatch(/^3-2026-11-03T/);
  // Its scripts were not had in the future: they go when those of others do.
  expect(await site.scripts()).toBe('a.js ahead.js c.js same.js');
  await site.deploy('d', 33);
  await site.deploy('e', 64);
  expect(await site.scripts()).toBe('d.js e.js same.js');
  await rollBack(site.home);
  await rollBack(site.home);
  await rollBack(site.home);
  expect(await site.online()).toBe('ahead');
  expect(await site.kept()).toEqual(['a', 'ahead', 'c', 'd', 'e']);
});

test('releases from before they had a number are the older ones', async () => {
  await using site = await startHome();
  const releases = join(site.home, 'releases');
  const old = join(releases, '2026-11-01T08-00-00-000Z');
  await rename(join(releases, await site.deploy('old', 0)), old);
  await switchLink(join(site.home, 'dist'), old);
  await site.deploy('new', 1);
  expect(await site.kept()).toEqual(['old', 'new']);
  await rollBack(site.home);
  expect(await site.online()).toBe('old');
});

test('nothing half is gone back to, whoever has stopped half-way, and it goes', async () => {
  await using site = await startHome();
  const releases = join(site.home, 'releases');
  for (const [day, name] of ['a', 'b', 'c', 'd'].entries()) await site.deploy(name, day);
  const [, b = '', c = ''] = await releasesIn(releases);
  // Stopped while it was copied here, or deleted by a version of ours that knew no better.
  await rm(join(releases, b, '404.html'));
  // Stopped while it was deleted, or built.
  const ended = await endedProcess();
  await rename(join(releases, c), join(releases, `.unfinished-${ended}-${c}`));
  await mkdir(join(releases, `.unfinished-${ended}-9-2026-11-09T08-00-00-000Z`));
  await write(join(releases, 'notes.txt'), '');
  await rollBack(site.home);
  expect(await site.online()).toBe('a');
  expect((await readdir(releases)).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a deploy that is killed while it deletes leaves whole releases only', async () => {
  await using site = await startHome();
  for (let day = 0; day < 5; day += 1) await site.deploy(String(day), day);
  const built = await site.build('5', 5);
  const script = `
    import { rmSync } from 'node:fs';
    import promises from 'node:fs/promises';
    import { syncBuiltinESMExports } from 'node:module';
    promises.rm = (path) => {
      rmSync(path + '/404.html');
      process.kill(process.pid, 'SIGKILL');
    };
    syncBuiltinESMExports();
    const { putOnline } = await import('${join(import.meta.dirname, 'releases.ts')}');
    await putOnline(...process.argv.slice(1));`;
  const parameters = ['--input-type=module', '--eval', script, site.home, built];
  const child = spawn(process.execPath, parameters, { stdio: 'inherit' });
  expect(await once(child, 'close')).toEqual([null, 'SIGKILL']);
  expect(await site.online()).toBe('5');
  expect(await site.kept()).toEqual(['1', '2', '3', '4', '5']);
  await rollBack(site.home);
  expect((await readdir(join(site.home, 'releases'))).length).toBe(5);
});

test('a deploy is done when it is online, whatever cannot be deleted', async () => {
  await using site = await startHome();
  for (let day = 0; day < 5; day += 1) await site.deploy(String(day), day);
  const releases = join(site.home, 'releases');
  const [oldest = ''] = await releasesIn(releases);
  await mkdir(join(releases, `.unfinished-${process.pid}-${oldest}`, 'a'), { recursive: true });
  await site.deploy('5', 5);
  expect(await site.online()).toBe('5');
});

test('what is online may be gone: a deploy and a way back do without it', async () => {
  await using site = await startHome();
  await site.deploy('a', 0);
  await site.deploy('b', 1);
  const gone = await readlink(join(site.home, 'dist'));
  await rm(join(site.home, gone), { recursive: true });
  await rollBack(site.home);
  expect(await site.online()).toBe('a');
  await rm(join(site.home, 'dist/_astro'), { recursive: true });
  await site.deploy('c', 2);
  expect(await site.online()).toBe('c');
});

test('scripts stay 30 days after the last build that had them', async () => {
  await using site = await startHome();
  await site.deploy('a', 0);
  await site.deploy('b', 50);
  await site.deploy('c', 79);
  expect(await site.scripts()).toBe('a.js b.js c.js same.js');
  await site.deploy('d', 81);
  expect(await site.scripts()).toBe('b.js c.js d.js same.js');
});

test('of two deploys at once the one started later wins, whichever ends last', async () => {
  await using site = await startHome();
  await site.deploy('before', 0);
  const older = await site.build('older', 1);
  const newer = await site.build('newer', 2);
  await putOnline(site.home, newer);
  await expect(putOnline(site.home, older)).rejects.toThrow(
    /commencée plus tard, est déjà en ligne/,
  );
  expect(await site.online()).toBe('newer');
});

test('five builds stay, and so does what is being built', async () => {
  await using site = await startHome();
  const built = await site.build('slow', 0);
  for (let day = 0; day < 8; day += 1) await site.deploy(String(day), day);
  expect(await site.kept()).toEqual(['3', '4', '5', '6', '7']);
  expect(await readdir(join(site.home, 'releases'))).toContain(basename(built));
});

test.skipIf(process.platform === 'win32')('whoever builds, everybody can read it', async () => {
  await using site = await startHome();
  const mask = process.umask(0o077);
  try {
    const built = await site.build('a', 0);
    await chmod(join(built, 'index.html'), 0o400);
    await putOnline(site.home, built);
  } finally {
    process.umask(mask);
  }
  const modeOf = async (path: string) => (await stat(join(site.home, path))).mode & 0o777;
  expect(await Promise.all(['releases', 'dist', 'dist/_astro'].map(modeOf))).toEqual(
    Array(3).fill(0o755),
  );
  expect(await Promise.all(['dist/index.html', 'dist/_astro/a.js'].map(modeOf))).toEqual(
    Array(2).fill(0o644),
  );
});

test('a dist that is a folder is left alone, and the line says so', async () => {
  await using site = await startHome();
  await write(join(site.home, 'dist/index.html'), 'older');
  const error = await site.deploy('new', 0).catch(forOwner);
  expect(error).toMatchObject({ message: expect.stringContaining("dist : un dossier s'appelle") });
  expect(await site.online()).toBe('older');
});
