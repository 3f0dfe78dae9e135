import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'double clic '));
  cpSync('double-clic', join(root, 'double-clic'), { recursive: true });
  mkdirSync(join(root, 'bin'));
  writeFileSync(join(root, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

/** What the file for macOS and Linux says, with an npm that ends as told. */
function run(name: string, npm: string | undefined): string {
  if (npm !== undefined) {
    writeFileSync(join(root, 'bin/npm'), `#!/bin/sh\necho "npm $*"\n${npm}\n`);
    chmodSync(join(root, 'bin/npm'), 0o755);
  }
  const { stdout } = spawnSync('/bin/sh', [join(root, 'double-clic', `${name}.command`)], {
    encoding: 'utf8',
    input: '\n',
    env: { PATH: npm === undefined ? join(root, 'bin') : [join(root, 'bin'), process.env.PATH].join(delimiter) },
  });
  return stdout;
}

test('what is missing is installed, then the editor opens', () => {
  expect(run('Modifier le site', 'exit 0')).toBe('Installation de ce qui manque : quelques minutes, une seule fois.\nnpm ci\nnpm run edit\n');
});

test('a failure is said in French, and the window waits', () => {
  expect(run('Publier le site', '[ "$1" = ci ]')).toMatch(
    /npm run deploy\n\n✖ Cela n'a pas marché ; .*\n\nAppuyez sur Entrée pour fermer cette fenêtre\.\n$/,
  );
});
