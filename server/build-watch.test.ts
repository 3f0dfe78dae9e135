import { mkdir, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { company } from '../company.ts';
import { pointTo } from '../publish/point.ts';
import { BuildWatch, markOf } from './build-watch.ts';
import { Site } from './site.ts';
import { files, keptLog, startProcess, temporaryFolder, writeSite } from './testing.ts';

const policy = ['/*', "  Content-Security-Policy: default-src 'self'", '  Strict-Transport-Security: max-age=1', '  X-Content-Type-Options: nosniff'];
const headers = [...policy, '  Referrer-Policy: same-origin', '  Cache-Control: no-cache'].join('\n');

/** A small site whose pages, script and headers say which build it is. */
const build = (name: string): Record<string, string | Buffer> => {
  const page = `<!doctype html><html lang="fr"><title>${name}</title><script src="/_astro/app.${name}.js"></script><p>${'Toit '.repeat(5000)}</p><b>${name}</b></html>\n`;
  return {
    ...Object.fromEntries(
      Object.entries(files)
        .filter(([path]) => path.endsWith('.html'))
        .map(([path]) => [path, page]),
    ),
    [`_astro/app.${name}.js`]: `export const name = '${name}';`,
    _headers: `${headers}\n  X-Build: ${name}\n`,
  };
};

/** A server whose builds are put online by a link, and requests that go on all the time. */
async function startSite() {
  const stack = new AsyncDisposableStack();
  const folder = stack.use(await temporaryFolder());
  const put = async (name: string, contents = build(name), damage?: (site: string) => Promise<void>) => {
    const site = join(folder.path, 'releases', name, 'site');
    await mkdir(site, { recursive: true });
    await writeSite(site, contents);
    await damage?.(site);
    await pointTo(join(folder.path, 'dist'), site);
  };
  await put('a');
  const server = stack.use(await startProcess(folder.path, { HOST: '127.0.0.1' }));

  const seen: string[] = [];
  const problems: string[] = [];
  let going = true;
  const visitor = async () => {
    for (; going; ) {
      const response = await fetch(`${server.url}/contact`).catch((error: unknown) => problems.push(String(error)));
      if (typeof response === 'number') continue;
      const text = await response.text();
      const name = response.headers.get('x-build') ?? '';
      if (response.status !== 200 || text !== build(name)['contact.html']) problems.push(`${response.status} ${name} ${text.slice(0, 80)}`);
      if (seen.at(-1) !== name) seen.push(name);
    }
  };
  const visitors = [visitor(), visitor()];
  stack.defer(async () => {
    going = false;
    await Promise.all(visitors);
  });
  return { server, put, seen, problems, folder: folder.path, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

test('new builds are taken up without a restart: no request fails, none meets parts of two builds', async () => {
  await using site = await startSite();
  for (const name of ['b', 'c', 'd']) {
    await site.put(name);
    await vi.waitUntil(() => site.seen.at(-1) === name, { timeout: 20_000 });
  }
  expect(new Set(site.seen)).toEqual(new Set(['a', 'b', 'c', 'd']));
  expect(site.problems).toEqual([]);
  expect(site.server.lines.filter((line) => line.includes('A new build is online'))).toHaveLength(3);
});

test.each<[string, string, (site: string) => Promise<void>]>([
  ['half a page', '/contact breaks off', (site) => truncate(join(site, 'contact.html'), 100)],
  ['no headers for pages', '_headers gives pages no content-security-policy', (site) => writeSite(site, { _headers: '/*\n  X-Build: bad\n' })],
  ['a page without its script', "/_astro/app.bad.js est nommé et n'existe pas", (site) => rm(join(site, '_astro/app.bad.js'))],
  ['no home page', 'index.html is missing', (site) => rm(join(site, 'index.html'))],
])('a build with %s is not served, and one line says why', async (_what, reason, damage) => {
  await using site = await startSite();
  await site.put('bad', build('bad'), damage);
  await vi.waitUntil(() => site.server.lines.some((line) => line.includes('is not whole, so the one before stays online')), { timeout: 20_000 });
  expect(site.server.lines.join('\n')).toContain(reason);
  expect(site.seen).toEqual(['a']);
  expect(site.problems).toEqual([]);
});

test('of a build that is not whole it is said once why, and again only when it is something else, or after a whole one', async () => {
  await using folder = await temporaryFolder();
  const dist = join(folder.path, 'dist');
  const put = async (contents: Record<string, string | Buffer>) => {
    await rm(dist, { recursive: true, force: true });
    await writeSite(dist, contents);
  };
  await put(build('a'));
  const site = await Site.read(dist);
  const kept = keptLog();
  const watch = new BuildWatch({ folder: dist, site, mark: await markOf(dist), company, log: kept.log });
  const { '_astro/app.b.js': _, ...broken } = build('b');
  const worse = { ...broken, 'contact.html': '<!doctype html><html lang="fr"><title>b</title><a href="/nulle-part">b</a>' };

  await watch.look();
  expect(kept.lines).toEqual([]);
  await put(broken);
  await watch.look();
  await watch.look();
  await put(worse);
  await watch.look();
  expect(kept.of('info')).toEqual([]);
  expect(kept.of('error')).toEqual([
    expect.stringMatching(/is not whole, so the one before stays online: .*app\.b\.js est nommé et n'existe pas : sur \/, \/404 et 5 de plus$/),
    expect.stringMatching(/is not whole, so the one before stays online: .*, and 2 more$/),
  ]);
  expect(site.find('/contact', undefined)?.body.toString()).toContain('<b>a</b>');

  await put(build('c'));
  await watch.look();
  await watch.look();
  expect(kept.of('info')).toEqual([expect.stringMatching(/^A new build is online: .*dist$/)]);
  expect(site.find('/contact', undefined)?.body.toString()).toContain('<b>c</b>');
  await put(worse);
  await watch.look();
  expect(kept.of('error')).toHaveLength(3);

  await rm(dist, { recursive: true });
  await watch.look();
  expect(kept.of('error')).toHaveLength(3);
  expect(await markOf(dist)).toBeUndefined();
});
