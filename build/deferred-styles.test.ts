import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { deferredPaths } from './deferred-styles.ts';

test('the styles of a component come later, unless the first view or the component itself brings them', async () => {
  const root = await mkdtemp(join(tmpdir(), 'styles-'));
  const files = {
    'src/styles/first-view.css': '@import "./base.css";\n@import "../components/Button.css";\n',
    'src/styles/base.css': '',
    'src/components/Button.css': '',
    'src/components/Plaque.css': '',
    'src/sections/Hero.css': '',
    'src/sections/Hero.tsx': "import '../components/Plaque.css';\nimport './Hero.css';\n",
    'src/sections/Works.css': '',
    'src/sections/Works.tsx': 'export {};\n',
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  expect(deferredPaths(root)).toEqual(['src/components/Plaque.css', 'src/sections/Works.css']);
  await rm(root, { recursive: true });
});

test('the list has its place for them', () => {
  expect(readFileSync('src/styles/deferred.css', 'utf8')).toContain('\n/* components */\n');
  const paths = deferredPaths('.');
  expect(paths).toContain('src/sections/Works.css');
  expect(globSync('src/**/*.css').map((path) => path.replaceAll('\\', '/'))).toEqual(expect.arrayContaining(paths));
});
