import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../server/testing.ts';
import { SettingError } from '../../src/content-model/fail.ts';
import { forOwner } from './commands.ts';
import { putOnline, rollBack, startRelease } from './releases.ts';

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
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
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
  await expect(rollBack(site.home)).rejects.toThrow(SettingError);
  expect(await site.online()).toBe('a');
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

test('five builds stay, and what a stopped one left goes after a day', async () => {
  await using site = await startHome();
  await site.build('stopped', 5.5);
  for (let day = 0; day < 8; day += 1) await site.deploy(String(day), day);
  const names = await readdir(join(site.home, 'releases'));
  expect(names.map((name) => name.slice(0, 10))).toEqual(
    ['04', '05', '06', '07', '08'].map((day) => `2026-11-${day}`),
  );
});

test('a dist that is a folder is left alone, and the line says so', async () => {
  await using site = await startHome();
  await write(join(site.home, 'dist/index.html'), 'older');
  const error = await site.deploy('new', 0).catch(forOwner);
  expect(error).toMatchObject({ message: expect.stringContaining("dist : un dossier s'appelle") });
  expect(await site.online()).toBe('older');
});
