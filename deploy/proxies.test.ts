/** The deploy files on real servers; skipped where a server is not installed. */
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { formAction } from '../content-model/company.ts';
import { readBuiltSite } from '../release/hosting/built-site.ts';
import { headersFor } from '../release/hosting/headers-file.ts';
import {
  contact,
  files,
  formOf,
  startServer,
  temporaryFolder,
  writeSite,
} from '../server/testing.ts';
import { testSite } from '../tests/support/site.ts';
import { isInstalled, projectFolder, startCaddy, startNginx } from './testing.ts';

const { company } = testSite();
const servers = [
  { name: 'nginx', start: startNginx, isThere: isInstalled('nginx', '-v') },
  { name: 'Caddy', start: startCaddy, isThere: isInstalled('caddy', 'version') },
];

/** The small site behind a proxy, with our server for its forms. */
async function startBehind(start: (typeof servers)[number]['start']) {
  const stack = new AsyncDisposableStack();
  const dist = stack.use(await temporaryFolder());
  writeSite(dist.path, files);
  const folder = stack.use(await projectFolder(dist.path));
  const server = stack.use(await startServer({ proxies: ['loopback'] }));
  const { url } = stack.use(await start(folder.path, { forms: server.url }));
  return { url, dist: dist.path, server, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

/** The response for a host name, which `fetch` cannot set. */
async function ask(url: string, host: string) {
  const { promise, resolve } = Promise.withResolvers<{
    status: number | undefined;
    location: string | undefined;
    body: string;
  }>();
  request(url, { headers: { host } }, async (answer) =>
    resolve({
      status: answer.statusCode,
      location: answer.headers.location,
      body: await text(answer),
    }),
  ).end();
  return promise;
}

describe.each(servers)('$name', ({ name, start, isThere }) => {
  test.skipIf(!isThere)('takes the shipped file, and passes on what our server says', async () => {
    await using site = await startBehind(start);
    const built = await readBuiltSite(site.dist);
    const names = built.rules
      .flatMap(({ headers }) => Object.keys(headers))
      .filter((header) => !['content-type', 'strict-transport-security'].includes(header));
    for (const [path, { content }] of built.files) {
      const answer = await fetch(site.url + path);
      expect([path, answer.status, Buffer.from(await answer.arrayBuffer())]).toEqual([
        path,
        200,
        content,
      ]);
      const given: Record<string, string> = headersFor(built.rules, path);
      for (const header of names)
        expect([path, header, answer.headers.get(header)]).toEqual([
          path,
          header,
          given[header] ?? null,
        ]);
    }

    const sent = await fetch(site.url + formAction(company), {
      method: 'POST',
      body: formOf(contact),
      headers: { origin: site.url },
    });
    expect(sent.status).toBe(200);
    expect((await fetch(`${site.url}/vivant`)).status).toBe(200);
    for (const [old, place] of [
      ['/lure', '/services/toiture'],
      ['/lure/?a=1', '/services/toiture?a=1'],
    ] as const) {
      const moved = await fetch(site.url + old, { redirect: 'manual' });
      expect([
        moved.status,
        moved.headers.get('location'),
        moved.headers.get('x-content-type-options'),
      ]).toEqual([301, place, 'nosniff']);
    }
    expect((await fetch(`${site.url}/_redirects`)).status).toBe(404);
    // The health report is for this machine only.
    expect((await fetch(`${site.url}/sante`)).status).toBe(404);

    const forged = await fetch(site.url + formAction(company), {
      method: 'POST',
      body: formOf(contact),
      headers: {
        origin: 'https://evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-for': '10.0.0.9',
      },
    });
    expect(forged.status).toBe(403);
  });

  test.skipIf(!isThere)(
    'tells people in French, and with the headers of the site, what it refuses by itself',
    async () => {
      await using site = await startBehind(start);
      const relay = site.url + formAction(company);
      const send = (address: string, message: string) =>
        fetch(address, {
          method: 'POST',
          body: formOf({ ...contact, message }),
          headers: { accept: 'text/html' },
        });
      const large = await send(relay, 'x'.repeat(100_000));
      await site.server.app.close();
      const gone = await send(relay, 'x');
      for (const [answer, status] of [
        // Caddy 2.6 (Debian 12) sometimes treats this as an upstream error.
        [large, expect.toBeOneOf([413, 502])],
        [gone, 502],
      ] as const) {
        expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([
          status,
          'nosniff',
        ]);
        expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(await answer.text()).toContain('Erreur lors de l’envoi');
      }
    },
  );

  test.skipIf(!isThere)('sends the bare name to the one with www', async () => {
    await using site = await startBehind(start);
    const { status, location } = await ask(
      `${site.url}/contact?a=1`,
      `faitage-et-fils.example${name === 'Caddy' ? `:${new URL(site.url).port}` : ''}`,
    );
    expect(status).toBe(301);
    expect(location).toMatch(/^https?:\/\/www\.faitage-et-fils\.example\/contact\?a=1$/);
  });
});

test.skipIf(!isInstalled('systemd-analyze', '--version'))(
  'systemd takes the service file without a word',
  async () => {
    await using folder = await temporaryFolder();
    const unit = join(folder.path, 'site.service');
    const written = await readFile(join(import.meta.dirname, 'site.service'), 'utf8');
    // The program in the unit must exist: use this one.
    await writeFile(
      unit,
      written
        .replace('/srv/site/node_modules/.bin/node', process.execPath)
        .replaceAll('/srv/site', folder.path),
    );
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  },
);

test.skipIf(spawnSync('nft', ['list', 'tables']).status !== 0)(
  'the firewall takes the shipped rules',
  () => {
    const { status, stderr } = spawnSync(
      'nft',
      ['-c', '-f', join(import.meta.dirname, 'firewall.nft')],
      { encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([0, '']);
  },
);
