import { mkdir, readdir, readFile, readlink, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../server/testing.ts';
import { SettingError } from '../settings/fail.ts';
import { goBack, putOnline } from './place.ts';
import { describeSite, releaseId } from './release.ts';
import { SshPlace } from './ssh-place.ts';
import { hasSshServer, startSshServer } from './testing.ts';

const at = (minute: number) => new Date(Date.parse('2026-11-21T08:00:00Z') + minute * 60_000);

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A folder of "another machine", and builds that are sent there. */
async function startPlace({ reload }: { reload?: (there: string) => string } = {}) {
  const stack = new AsyncDisposableStack();
  const server = stack.use(await startSshServer());
  vi.stubEnv('PATH', server.path);
  const { path } = stack.use(await temporaryFolder());
  const there = join(path, 'srv/site');
  const place = new SshPlace({ kind: 'ssh', host: 'site.test', port: String(server.port), folder: there }, reload?.(there));
  const build = async (name: string, minute: number) => {
    const site = join(path, `built-${name}`);
    const files = { 'index.html': name, _headers: `/*\n  X-Build: ${name}`, [`_astro/${name}.js`]: name, '_astro/same.js': 'same' };
    await mkdir(join(site, '_astro'), { recursive: true });
    for (const [file, content] of Object.entries(files)) await writeFile(join(site, file), content);
    await utimes(join(site, '_astro/same.js'), at(minute), at(minute));
    return putOnline(place, await describeSite(site, at(minute)), site, at(minute));
  };
  return {
    there,
    place,
    build,
    read: (name: string) => readFile(join(there, name), 'utf8'),
    hashed: async () => (await readdir(join(there, 'dist/_astro'))).sort(),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

const withServer = test.skipIf(!hasSshServer);
if (!hasSshServer) console.log('no sshd and ssh on this machine: putting a site online over SSH is not tried (apt install openssh-server)');

withServer('builds go to another machine, in one step each, only what is new of them, and going back twice leads to the first', async () => {
  await using site = await startPlace();
  await site.build('a', 0);
  await site.build('b', 1);
  const { before } = await site.build('c', 2);
  expect(before?.id).toBe(releaseId(at(1)));
  expect(await site.read('dist/index.html')).toBe('c');
  expect(await readlink(join(site.there, 'dist'))).toBe(`releases/${releaseId(at(2))}/site`);
  expect(await site.hashed()).toEqual(['a.js', 'b.js', 'c.js', 'same.js']);
  expect(await site.read('dist/_astro/a.js')).toBe('a');
  // As it was sent with the first build.
  expect((await stat(join(site.there, 'dist/_astro/same.js'))).mtime).toEqual(at(0));
  expect(await site.read('deploy/generated/nginx-site.conf')).toContain(`root "${site.there}/releases/${releaseId(at(2))}/site";`);
  expect((await stat(join(site.there, 'dist/index.html'))).mode & 0o004).toBe(0o004);

  await goBack(site.place, at(3));
  expect([await site.read('dist/index.html'), await site.hashed()]).toEqual(['b', ['a.js', 'b.js', 'c.js', 'same.js']]);
  await goBack(site.place, at(4));
  expect([await site.read('dist/index.html'), await site.hashed()]).toEqual(['a', ['a.js', 'b.js', 'c.js', 'same.js']]);
  expect(await site.read('deploy/generated/caddy-site')).toContain(`releases/${releaseId(at(0))}/site`);
  await expect(goBack(site.place, at(5))).rejects.toThrow(SettingError);
});

withServer('the proxy there is told, and one that does not take the build leaves online what was', async () => {
  // As `nginx -t` would: it takes what is there now, unless that is the build it cannot serve.
  await using site = await startPlace({
    reload: (there) => `! grep -q '"bad"' ${there}/deploy/generated/nginx-site.conf && echo told >> ${there}/told`,
  });
  await site.build('a', 0);
  await expect(site.build('bad', 1)).rejects.toThrow("Le serveur de site.test n'a pas repris sa configuration");
  expect(await site.read('dist/index.html')).toBe('a');
  expect(await site.read('deploy/generated/nginx-site.conf')).toContain(releaseId(at(0)));
  await site.build('c', 2);
  expect(await site.read('dist/index.html')).toBe('c');
  expect(await site.read('told')).toBe('told\ntold\n');
});

withServer('a folder that no deployment made is left alone', async () => {
  await using site = await startPlace();
  await mkdir(join(site.there, 'dist'), { recursive: true });
  await writeFile(join(site.there, 'dist/index.html'), 'by hand');
  await expect(site.build('a', 0)).rejects.toThrow("dist est un dossier que nulle publication n'a fait");
  expect(await site.read('dist/index.html')).toBe('by hand');
});

withServer('a machine that cannot be reached is told in one line', async () => {
  await using site = await startPlace();
  const nowhere = new SshPlace({ kind: 'ssh', host: 'site.test', port: '1', folder: site.there }, undefined);
  await expect(nowhere.read()).rejects.toThrow(/n'a pas pris le site : la machine ne répond pas/);
});

test.skipIf(process.platform === 'win32')('an ssh that somebody ends is told as such', async () => {
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, 'ssh'), '#!/bin/sh\nkill -9 $$\n', { mode: 0o700 });
  vi.stubEnv('PATH', `${folder.path}:${process.env.PATH}`);
  const place = new SshPlace({ kind: 'ssh', host: 'site.test', port: '', folder: '/srv/site' }, undefined);
  await expect(place.read()).rejects.toThrow(/n'a pas pris le site : ssh a été interrompu\. Ce qui était en ligne y reste/);
});
