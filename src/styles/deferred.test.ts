import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

test('every stylesheet reaches a page: what opens one imports it, or a deferred.css does', () => {
  const files = globSync('src/**/*.{css,tsx,astro}').map((path) => path.replaceAll('\\', '/'));
  const imported = new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/@?import .*?["'](\.[^"']+\.css)/g)].map(
        ([, path = '']) => posix.join(posix.dirname(file), path),
      ),
    ),
  );
  expect(files.filter((file) => file.endsWith('.css') && !imported.has(file))).toEqual([]);
});
