import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { switchLink } from '../../release/publish/releases.ts';
import { testSite } from '../../tests/support/site.ts';
import { files, memoryLog, startServer, temporaryFolder, writeSite } from '../testing.ts';
import { BuildWatch } from './build-watch.ts';
import { fallbackSite } from './fallback-site.ts';
import { ServedSite } from './served-site.ts';

/** A small site whose pages name its build. */
const build = (name: string): Record<string, string | Buffer> => {
  const script = `_astro/${name}.js`;
  const words = `<p>${'Toit '.repeat(5000)}</p><b>${name}</b>`;
  const page = `<!doctype html><title>${name}</title>${words}<script src="/${script}"></script>\n`;
  const pages = Object.keys(files).filter((path) => path.endsWith('.html'));
  const _headers = `/*\n  X-Build: ${name}\n/contact\n  X-Page: contact\n`;
  return { ...Object.fromEntries(pages.map((path) => [path, page])), _headers, [script]: name };
};

/** A server that loads builds switched by a link. */
async function startSite() {
  const stack = new AsyncDisposableStack();
  const { path } = stack.use(await temporaryFolder());
  const folder = join(path, 'dist');
  const put = async (name: string, contents = build(name)) => {
    const site = join(path, 'releases', name);
    await mkdir(site, { recursive: true });
    writeSite(site, contents);
    await switchLink(folder, site);
  };
  await put('a');
  const site = new ServedSite(fallbackSite(testSite().company));
  const { url } = stack.use(await startServer({ site }));
  const { log, lines } = memoryLog();
  const watch = new BuildWatch({ folder, site, log });
  await watch.open();
  return { url, folder, watch, put, lines, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

test('builds are taken up without a restart: no request fails or meets two builds', async () => {
  await using site = await startSite();
  const seen: string[] = [];
  let going = true;
  const visitor = async () => {
    while (going) {
      const response = await fetch(`${site.url}/contact`);
      const name = response.headers.get('x-build') ?? '';
      expect([response.status, await response.text()]).toEqual([200, build(name)['contact.html']]);
      if (seen.at(-1) !== name) seen.push(name);
    }
  };
  const visitors = Promise.all([visitor(), visitor()]);
  for (const name of ['b', 'c']) {
    await site.put(name);
    await site.watch.look();
    await vi.waitUntil(() => seen.at(-1) === name, { timeout: 20_000, interval: 5 });
  }
  going = false;
  await visitors;
  expect(site.lines).toEqual(Array(2).fill(expect.stringMatching(/^A new build is online: .*/)));
});

test('a build copied in part is not taken up, and the rest is seen when it comes', async () => {
  await using site = await startSite();
  const online = async () => (await fetch(`${site.url}/contact`)).headers.get('x-build');
  const partly = (name: string, missing: string) => {
    const { [missing]: _, ...contents } = build(name);
    return site.put(name, contents);
  };
  for (const [name, missing, address] of [
    ['b', '404.html', '/404'],
    ['c', 'contact.html', '/contact'],
    ['d', 'index.html', '/'],
    ['e', '_astro/e.js', '/_astro/e.js'],
  ] as const) {
    await partly(name, missing);
    await site.watch.look();
    await site.watch.look();
    expect([await online(), site.watch.isBroken]).toEqual(['a', true]);
    expect(site.lines.at(-1)).toContain(
      `is not whole, so the one before stays online: ${site.folder}${address} is missing`,
    );
  }
  expect(site.lines).toHaveLength(4);
  // As a full disk leaves it.
  await site.put('f', { ...build('f'), 'contact.html': '' });
  await site.watch.look();
  expect(site.lines.at(-1)).toContain('/contact is missing');
  await site.put('g');
  await site.watch.look();
  expect([await online(), site.watch.isBroken]).toEqual(['g', false]);
});

test.each<[string, RegExp, (folder: string) => Promise<unknown>]>([
  ['is gone', /dist\/ is missing/, (folder) => rm(folder)],
  [
    'leads nowhere',
    /dist\/ is missing/,
    (folder) => rm(join(folder, '../releases/a'), { recursive: true }),
  ],
  [
    // Root, who may run this, may read all but a folder that is none.
    'cannot be read',
    /dist cannot be read \(ENOTDIR\): check its owner/,
    async (folder) => {
      const file = join(folder, '../releases/b');
      await writeFile(file, '');
      await switchLink(folder, file);
    },
  ],
])('a dist that %s is said once, and all is well when it is back', async (_what, said, change) => {
  await using site = await startSite();
  await change(site.folder);
  await site.watch.look();
  await site.watch.look();
  expect(site.lines).toEqual([expect.stringMatching(said)]);
  expect(site.watch.isBroken).toBe(true);
  await site.put('a');
  await site.watch.look();
  expect(site.watch.isBroken).toBe(false);
});
