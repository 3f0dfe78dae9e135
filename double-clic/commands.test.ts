import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../server/testing.ts';

let root: string;

beforeEach(async () => {
  const folder = await temporaryFolder();
  root = join(folder.path, 'double clic');
  cpSync('double-clic', join(root, 'double-clic'), { recursive: true });
  mkdirSync(join(root, 'bin'));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  return () => folder[Symbol.asyncDispose]();
});

/** What the file for macOS and Linux says, with an npm that ends as told. */
function run(name: string, npm: string | undefined): string {
  if (npm !== undefined) {
    writeFileSync(join(root, 'bin/npm'), `#!/bin/sh\necho "npm $*"\n${npm}\n`);
    chmodSync(join(root, 'bin/npm'), 0o755);
  }
  const { stdout } = spawnSync('/bin/sh', [join(root, 'double-clic', `${name}.command`)], {
    encoding: 'utf8',
    input: '\n',
    env: {
      PATH:
        npm === undefined
          ? join(root, 'bin')
          : [join(root, 'bin'), process.env.PATH].join(delimiter),
    },
  });
  return stdout;
}

test('what is missing is installed, then the editor opens', () => {
  expect(run('Modifier le site', 'exit 0')).toBe(
    'Installation de ce qui manque : quelques minutes, une seule fois.\nnpm run --silent edit\n',
  );
});

test('what is installed is known by the list of packages, whatever their dates say', () => {
  const list = join(root, 'package-lock.json');
  const installs = () =>
    run('Modifier le site', 'mkdir -p node_modules').startsWith('Installation');
  const ahead = new Date('2036-01-01');
  utimesSync(list, ahead, ahead);
  expect([installs(), installs()]).toEqual([true, false]);
  writeFileSync(list, '{ "packages": {} }');
  const behind = new Date('2000-01-01');
  utimesSync(list, behind, behind);
  expect([installs(), installs()]).toEqual([true, false]);
});

test('a failure is said in French, and the window waits', () => {
  expect(run('Publier le site', '[ "$1" = ci ]')).toMatch(
    /npm run --silent deploy\n\n✖ Cela n'a pas marché ; .*\n\nAppuyez sur Entrée .*\.\n$/,
  );
});

test('an installation that fails is said in French, and nothing is published', () => {
  expect(run('Publier le site', '[ "$1" != ci ]')).toMatch(
    /fois\.\n\n✖ L'installation n'a pas abouti : .*\n\nAppuyez sur Entrée .*\.\n$/,
  );
});

test.each([
  ['its address', 'Publier le site', (path: string) => pathToFileURL(path).href],
  ['its path', "Revenir (version d'avant)", (path: string) => path],
])(
  'the file for Linux finds its fellow where the file manager tells it %s (%s)',
  (_, name, tell) => {
    const folder = join(root, 'mon site/é');
    cpSync('double-clic', folder, { recursive: true });
    writeFileSync(join(folder, `${name}.command`), 'echo "$0"');
    const entry = join(folder, `${name}.desktop`);
    const [, value = ''] = /^Exec=(.*)$/m.exec(readFileSync(entry, 'utf8')) ?? [];
    // As the specification of desktop entries has a file manager read it: a string, then words in
    // quotes, then field codes.
    const [, script = ''] = /^sh -c "(.*)" sh %k$/.exec(value.replaceAll('\\\\', '\\')) ?? [];
    const command = script.replaceAll(/\\(["`$\\])/g, '$1').replaceAll('%%', '%');
    const { stdout } = spawnSync('/bin/sh', ['-c', command, 'sh', tell(entry)], {
      encoding: 'utf8',
      cwd: '/',
    });
    expect(stdout).toBe(`${folder}/${name}.command\n`);
  },
);

test('the file for Windows has its labels, and waits before it ends with a failure', () => {
  const text = readFileSync('double-clic/Modifier le site.cmd', 'utf8');
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  for (const [, label] of text.matchAll(/(?:goto |call :)(\w+)/g))
    expect(text.split('\r\n'), label).toContain(`:${label}`);
  // Every failure leads to where the window waits, and what is said between brackets has none,
  // which would end the block.
  expect(text.match(/errorlevel 1 \(\r\n {2}echo [^()\r]+\r\n {2}goto panne\r\n\)/g)).toHaveLength(
    4,
  );
  expect(text).toMatch(
    /:panne\r\ncall :attendre\r\nexit \/b 1\r\n:attendre\r\n(?:echo.*\r\n)+pause >nul\r\n$/,
  );
});
