import { spawnSync } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { post, siteFolder, startProcess } from './testing.ts';

/** Runs a command in a namespace where it may mount, invisible outside. */
const unshare = ['unshare', '--user', '--map-root-user', '--mount'];
const [command = '', ...options] = unshare;
const canMount =
  spawnSync(command, [...options, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

test.skipIf(!canMount)(
  'on a full disk visitors are told to call, and all is well once there is space',
  async () => {
    await using folder = await siteFolder();
    await mkdir(join(folder.path, 'outbox'));
    await using server = await startProcess(
      folder.path,
      { OUTBOX_DIR: 'outbox', RELAY_RATE_LIMIT: '1000', PATH: process.env.PATH ?? '' },
      [...unshare, 'sh', '-c', 'mount -t tmpfs -o size=64k tmpfs outbox && exec "$@"', 'sh'],
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
    expect(server.lines.at(-1)).toMatch(/could not be written to .*outbox \(ENOSPC\)/);
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
