import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deferredFiles, deferredPaths, deferredStyles } from './deferred-styles.ts';

const files = {
  'src/styles/first-view.css': '@import "./base.css";\n@import "../components/Button.css";\n',
  'src/styles/base.css': '',
  'src/components/Button.css': '',
  'src/components/Plaque.css': '',
  'src/components/Plaque.tsx': '',
  'src/components/Unused.css': '',
  'src/sections/Hero.css': '',
  'src/sections/Hero.tsx': "import { Plaque } from '../components/Plaque.tsx';\nimport './Hero.css';\n",
  'src/sections/Works.css': '',
  'src/sections/Works.tsx': "import { Plaque } from '../components/Plaque.tsx';\n",
  'src/sections/Anatomy.css': '',
  'src/sections/Anatomy.tsx': "import type { Work } from './Works.tsx';\n",
  'src/sections/Aids.css': '',
  'src/sections/Aids.astro': '',
  'src/pages/index.astro': "import { Anatomy } from '../sections/Anatomy.tsx';\nimport { Hero } from '../sections/Hero.tsx';\n",
  'src/pages/urgence.astro': "import { Works } from '../sections/Works.tsx';\n",
  'src/pages/services/[service].astro': "import Aids from '../../sections/Aids.astro';\nimport { Works } from '../../sections/Works.tsx';\n",
};

let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'styles-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
});

afterAll(() => rm(root, { recursive: true }));

test('the styles of a component come later, unless the first view or the component itself brings them', () => {
  expect(deferredPaths(root)).toEqual([
    'src/components/Plaque.css',
    'src/components/Unused.css',
    'src/sections/Aids.css',
    'src/sections/Anatomy.css',
    'src/sections/Works.css',
  ]);
});

test('what one template alone shows has a list of its own; a type shows nothing', () => {
  const { shared, ofTemplates } = deferredStyles(root);
  expect(shared).toEqual(['src/components/Plaque.css', 'src/components/Unused.css', 'src/sections/Works.css']);
  expect([...ofTemplates]).toEqual([
    ['src/pages/index.astro', ['src/sections/Anatomy.css']],
    ['src/pages/services/[service].astro', ['src/sections/Aids.css']],
  ]);
});

test('the lists are files, and a module knows their addresses by the pattern of the route', () => {
  expect(deferredFiles(root)).toEqual({
    'components.css': '@import "/src/components/Plaque.css";\n@import "/src/components/Unused.css";\n@import "/src/sections/Works.css";\n',
    'template-home.css': '@import "/src/sections/Anatomy.css";\n',
    'template-services-service.css': '@import "/src/sections/Aids.css";\n',
    'template-styles.js':
      "import styles0 from './template-home.css?url';\nimport styles1 from './template-services-service.css?url';\n" +
      "export const templateStyles = { '/': styles0, '/services/[service]': styles1 };\n",
  });
});
