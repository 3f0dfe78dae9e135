import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a command that needs a built site names in one line the command that builds it', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['server/preflight.mjs', 'nowhere/dist', 'test:build'],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([
    1,
    '✖ Il manque nowhere/dist : lancez d’abord « npm run test:build ».\n',
  ]);
});
