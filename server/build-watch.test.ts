import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { switchLink } from '../release/publish/local-target.ts';
import { BuildWatch, buildVersion } from './build-watch.ts';
import { ServedSite } from './served-site.ts';
import { files, keptLog, startServer, temporaryFolder, writeSite } from './testing.ts';

afterEach(() => void vi.useRealTimers());

const policy = [
  '/*',
  "  Content-Security-Policy: default-src 'self'",
  '  Strict-Transport-Security: max-age=1',
  '  X-Content-Type-Options: nosniff',
];
const headers = [...policy, '  Referrer-Policy: same-origin', '  Cache-Control: no-cache'].join(
  '\n',
);

/** A small site whose pages, script and headers name its build. */
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

/** A server that loads builds switched by a link, with visitors sending requests all the time. */
async function startSite() {
  const stack = new AsyncDisposableStack();
  const { path } = stack.use(await temporaryFolder());
  const folder = join(path, 'dist');
  const put = async (name: string, contents = build(name)) => {
    const site = join(path, 'releases', name, 'site');
    await mkdir(site, { recursive: true });
    writeSite(site, contents);
    await switchLink(folder, site);
  };
  await put('a');
  const version = await buildVersion(folder);
  const site = await ServedSite.read(folder);
  const server = stack.use(await startServer({ site }));
  const kept = keptLog();
  const watch = new BuildWatch({ folder, site, version, log: kept.log });

  const seen: string[] = [];
  const problems: string[] = [];
  let going = true;
  const visitor = async () => {
    for (; going; ) {
      const response = await fetch(`${server.url}/contact`).catch((error: unknown) =>
        problems.push(String(error)),
      );
      if (typeof response === 'number') continue;
      const text = await response.text();
      const name = response.headers.get('x-build') ?? '';
      if (response.status !== 200 || text !== build(name)['contact.html'])
        problems.push(`${response.status} ${name} ${text.slice(0, 80)}`);
      if (seen.at(-1) !== name) seen.push(name);
    }
  };
  const visitors = [visitor(), visitor()];
  stack.defer(async () => {
    going = false;
    await Promise.all(visitors);
  });
  return { watch, put, seen, problems, kept, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

test('it looks every second, after a build that was not whole only every fifteen, and no more once it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await using folder = await temporaryFolder();
  writeSite(folder.path, build('a'));
  const kept = keptLog();
  const watch = new BuildWatch({
    folder: folder.path,
    site: await ServedSite.read(folder.path),
    version: 'another',
    log: kept.log,
  });
  const looks = vi.spyOn(watch, 'look');
  const looksIn = async (milliseconds: number) => {
    const before = looks.mock.calls.length;
    await vi.advanceTimersByTimeAsync(milliseconds);
    await Promise.all(looks.mock.results.map(({ value }) => value));
    return looks.mock.calls.length - before;
  };
  watch.start();
  expect([await looksIn(999), await looksIn(1), await looksIn(1000)]).toEqual([0, 1, 1]);
  expect(kept.of('info')).toHaveLength(1);
  await rm(join(folder.path, 'index.html'));
  writeSite(folder.path, { _headers: headers });
  expect([await looksIn(1000), await looksIn(14_999), await looksIn(1)]).toEqual([1, 0, 1]);
  // Also during a check.
  vi.advanceTimersByTime(15_000);
  watch.stop();
  await looksIn(0);
  expect(await looksIn(60_000)).toBe(0);
});

test('of a build that is not whole it is said once why, and again only when it is something else, or after a whole one', async () => {
  await using folder = await temporaryFolder();
  const dist = join(folder.path, 'dist');
  const put = async (contents: Record<string, string | Buffer>) => {
    await rm(dist, { recursive: true, force: true });
    writeSite(dist, contents);
  };
  await put(build('a'));
  const site = await ServedSite.read(dist);
  const kept = keptLog();
  const watch = new BuildWatch({
    folder: dist,
    site,
    version: await buildVersion(dist),
    log: kept.log,
  });
  const { '404.html': _, ...broken } = build('b');
  const worse = { ...broken, _headers: 'no rule' };

  await watch.look();
  expect(kept.lines).toEqual([]);
  await put(broken);
  await watch.look();
  await watch.look();
  await put(worse);
  await watch.look();
  expect(kept.of('info')).toEqual([]);
  expect(kept.of('error')).toEqual([
    expect.stringMatching(/is not whole, so the one before stays online: .*404\.html is missing/),
    expect.stringMatching(
      /is not whole, so the one before stays online: _headers, line 1: expected a path/,
    ),
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
  expect(await buildVersion(dist)).toBeUndefined();
});

test('builds are taken up without a restart, and one that is not whole is not: no request fails, none meets parts of two builds', async () => {
  await using site = await startSite();
  for (const name of ['b', 'c', 'd']) {
    await site.put(name);
    await site.watch.look();
    await vi.waitUntil(() => site.seen.at(-1) === name, { timeout: 20_000, interval: 5 });
  }
  expect(new Set(site.seen)).toEqual(new Set(['a', 'b', 'c', 'd']));
  expect(site.kept.of('info')).toHaveLength(3);

  for (const [name, path, reason] of [
    ['bad', '404.html', '404.html is missing'],
    ['worse', 'index.html', 'index.html is missing'],
  ] as const) {
    const { [path]: _, ...broken } = build(name);
    await site.put(name, broken);
    await site.watch.look();
    expect(site.kept.of('error').at(-1)).toMatch(/is not whole, so the one before stays online/);
    expect(site.kept.of('error').at(-1)).toContain(reason);
  }
  expect(site.seen.at(-1)).toBe('d');
  expect(site.problems).toEqual([]);
});
