import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { allowScripts, optionalDependencies } = json('package.json');
const lock: { packages: Record<string, { hasInstallScript?: true; integrity?: string }> } =
  json('package-lock.json');
const { '': _own, ...packages } = lock.packages;

// Only npm 11 keeps to the list; older ones run whatever a package brings.
test('no package runs a script when it is installed but those that package.json names', () => {
  const found = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);
  expect(found.map((path) => path.replace('node_modules/', ''))).toEqual(Object.keys(allowScripts));
});

test('every package is pinned by what is in it', () => {
  const loose = Object.keys(packages).filter(
    (path) => !packages[path]?.integrity?.startsWith('sha512-'),
  );
  expect(loose).toEqual([]);
});

test('everything runs on the same Node.js', () => {
  const version = readFileSync('.node-version', 'utf8').trim();
  expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([version]));
  const images = [...readFileSync('Dockerfile', 'utf8').matchAll(/^FROM (\S+)/gm)];
  expect(images.map(([, image]) => image)).toEqual(Array(2).fill(`node:${version}-slim`));
});
