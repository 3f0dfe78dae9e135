import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The rows of `docs/architecture.md`, from top to bottom. */
const [, drawing = ''] =
  /^```layers\n(.*?)^```/ms.exec(readFileSync('docs/architecture.md', 'utf8')) ?? [];
const layers = drawing
  .trim()
  .split('\n')
  .map((row) => (row.split(/ {2,}/)[0] ?? '').split(', '));
const layerOf = (folder: string) => layers.findIndex((row) => row.includes(folder));

/** `src/forms/send.ts` is in `forms`, `src/navigation.ts` stands for itself; one folder has rooms. */
function roomOf(file: string): string {
  const [, folder = '', room, name] = file.replaceAll('\\', '/').split('/');
  return folder === 'content-model' && name ? `${folder}/${room}` : folder;
}

test('every folder of src has its layer', () => {
  const folders = readdirSync('src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['assets', 'content'].includes(entry.name))
    .map(({ name }) => name);
  expect(folders.filter((folder) => layerOf(folder) < 0)).toEqual([]);
});

test('a folder imports only from the layers below it', () => {
  const files = globSync('src/*/**/*.{ts,tsx,astro}', {
    exclude: ['src/**/*.test.ts', 'src/content/**', 'src/assets/**'],
  });
  const wrong = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import) ?\(?'(\.[^'?]+)/g)].flatMap(
      ([, path = '']) => {
        const target = join(file, '..', path);
        const [from, to] = [roomOf(file), roomOf(target)];
        const isBelow = from === to || layerOf(from) < layerOf(to);
        return !target.startsWith('src') || layerOf(to) < 0 || isBelow
          ? []
          : [`${file.replaceAll('\\', '/')} imports ${path}`];
      },
    ),
  );
  expect(wrong).toEqual([]);
});
