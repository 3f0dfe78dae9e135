import { spawnSync } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { post, startProcess, temporaryFolder, writeSite } from './testing.ts';

/** Runs a command as a user who may mount, in a namespace of its own: nothing outside sees what it mounts. */
const unshare = ['unshare', '--user', '--map-root-user', '--mount'];
const [command = '', ...options] = unshare;
const canMount = spawnSync(command, [...options, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

test.skipIf(!canMount)('on a full disk visitors are told to call, the site stays up, and all is well once there is space', async () => {
  await using folder = await temporaryFolder();
  await writeSite(join(folder.path, 'dist'));
  await mkdir(join(folder.path, 'outbox'));
  await using server = await startProcess(folder.path, { OUTBOX_DIR: 'outbox', RELAY_RATE_LIMIT: '1000', PATH: process.env.PATH ?? '' }, [
    ...unshare,
    ...['sh', '-c', 'mount -t tmpfs -o size=64k tmpfs outbox && exec "$@"', 'sh'],
  ]);
  const outbox = `/proc/${server.pid}/root${folder.path}/outbox`;
  const health = async () => (await fetch(`${server.url}/sante`)).status;
  expect(await health()).toBe(200);

  let accepted = 0;
  while ((await post(server.relay)).status === 200) accepted += 1;
  expect(accepted).toBeGreaterThan(3);
  const refused = await post(server.relay);
  expect([refused.status, await refused.json()]).toEqual([503, { error: expect.stringContaining('appelez-nous') }]);
  expect(server.lines.at(-1)).toMatch(/could not be written to .*outbox \(ENOSPC\), .*: free some space/);
  expect(await health()).toBe(503);
  expect((await fetch(server.url)).status).toBe(200);
  // What was accepted is there, and nothing of what was not.
  const names = await readdir(outbox);
  expect(names.filter((name) => name.endsWith('.eml'))).toHaveLength(accepted);
  expect(names).toHaveLength(accepted);

  await rm(join(outbox, names[0] ?? ''));
  expect((await post(server.relay)).status).toBe(200);
});
