import { spawnSync } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { formAction } from '../content-model/company.ts';
import { freePort } from '../tests/support/ports.ts';
import { testSite } from '../tests/support/site.ts';
import { post, siteFolder, spawnServer, startProcess } from './testing.ts';

const { company } = testSite();

/** Runs a command in a namespace where it may mount, invisible outside. */
const unshare = ['unshare', '--user', '--map-root-user', '--mount'];
const [command = '', ...options] = unshare;
const canMount =
  spawnSync(command, [...options, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

test.skipIf(!canMount)(
  'on a full disk visitors are told to call, the site stays up, and all is well once there is space',
  async () => {
    await using folder = await siteFolder();
    await mkdir(join(folder.path, 'outbox'));
    await using server = await startProcess(
      folder.path,
      { OUTBOX_DIR: 'outbox', RELAY_RATE_LIMIT: '1000', PATH: process.env.PATH ?? '' },
      [...unshare, ...['sh', '-c', 'mount -t tmpfs -o size=64k tmpfs outbox && exec "$@"', 'sh']],
    );
    const outbox = `/proc/${server.pid}/root${folder.path}/outbox`;

    let accepted = 0;
    while ((await post(server.relay)).status === 200) accepted += 1;
    expect(accepted).toBeGreaterThan(3);
    const refused = await post(server.relay);
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { error: expect.stringContaining('appelez-nous') },
    ]);
    expect(server.lines.at(-1)).toMatch(
      /could not be written to .*outbox \(ENOSPC\), .*: free some space/,
    );
    expect(await (await fetch(`${server.url}/sante`)).json()).toMatchObject({
      status: 'stuck',
      problems: ['unwritable', 'disk'],
    });
    expect((await fetch(server.url)).status).toBe(200);
    // Accepted messages are there, rejected ones are not.
    const names = await readdir(outbox);
    expect(names.filter((name) => name.endsWith('.eml'))).toHaveLength(accepted);
    expect(names.filter((name) => !name.endsWith('.eml'))).toEqual(['lock']);

    await rm(join(outbox, names[0] ?? ''));
    expect((await post(server.relay)).status).toBe(200);
  },
);

test.skipIf(!canMount)('a log on the same full disk costs lines and nothing else', async () => {
  await using folder = await siteFolder();
  await mkdir(join(folder.path, 'disk'));
  const port = await freePort();
  const environment = {
    OUTBOX_DIR: 'disk/outbox',
    RELAY_RATE_LIMIT: '1000',
    HOST: '127.0.0.1',
    PORT: String(port),
    PATH: process.env.PATH ?? '',
  };
  await using _server = spawnServer(folder.path, environment, [
    ...unshare,
    ...[
      'sh',
      '-c',
      'mount -t tmpfs -o size=64k tmpfs disk && exec "$@" > disk/site.log 2>&1',
      'sh',
    ],
  ]);
  const relay = `http://127.0.0.1:${port}${formAction(company)}`;
  const answer = () => post(relay).then(({ status }) => status);
  await vi.waitUntil(() => answer().catch(() => undefined), { timeout: 60_000, interval: 100 });
  while ((await answer()) === 200);
  for (let count = 0; count < 20; count += 1) expect(await answer()).toBe(503);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
});
