import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { oldestBrowsers } from '../release/steps/supported-browsers.ts';
import { pageBudgets } from './support/budgets.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, first = '', second = '']) => [first, second] as const);

const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md')].map((file) => ({
  file,
  text: read(file),
}));
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
const folders = globSync('*/', { exclude: ['node_modules', 'dist'] }).map((folder) =>
  folder.replace(/\/$/, ''),
);
/** What builds, tests and the server write: not there in a fresh clone. */
const written = /^(?:test-results|releases|var)\//;
const testFiles: Record<string, string[]> = {
  'test:unit': globSync(
    '{deploy,double-clic,editor,release,requests,server,src,tests,tools}/**/*.test.ts',
  ),
  'test:built': globSync('tests/built/*.test.ts'),
  'test:browser': globSync('tests/**/*.spec.ts'),
};

test.each(pages)(
  'every command that $file names is there, and finds the tests it is for',
  ({ text }) => {
    for (const [script, filter] of matches(text, /npm run ([a-z:]+)(?: -- ([a-z-]+))?/g)) {
      expect(Object.keys(scripts)).toContain(script);
      if (filter)
        expect(
          testFiles[script]?.filter((file) => file.includes(filter)),
          `npm run ${script} -- ${filter}`,
        ).not.toHaveLength(0);
    }
  },
);

test.each(pages)('every link and path in $file leads to something', ({ file, text }) => {
  const links = matches(text, /\]\(([^)#\s]+)/g).flatMap(([link]) =>
    /^https?:/.test(link) ? [] : [join(dirname(file), link)],
  );
  const paths = matches(text, /`([\w.-]+\/[\w./[\]-]*)`/g).flatMap(([path]) =>
    folders.includes(path.split('/')[0] ?? '') ? [path] : [],
  );
  const missing = [...links, ...paths].filter((path) => !written.test(path) && !existsSync(path));
  expect(missing).toEqual([]);
});

test('every anchor between the pages is a heading', () => {
  for (const { file, text } of pages)
    for (const [target, anchor] of matches(text, /\]\(([\w./-]*\.md)#([\w-]+)\)/g)) {
      const headings = matches(read(join(dirname(file), target)), /^#+ (.+)$/gm).map(([heading]) =>
        heading.toLowerCase().replace(/[^\w -]/g, ''),
      );
      expect(
        headings.map((heading) => heading.replaceAll(' ', '-')),
        `${file}: ${target}#${anchor}`,
      ).toContain(anchor);
    }
});

test('the settings that pages name are those of .env.example', () => {
  const known = matches(read('.env.example'), /^#?([A-Z_]+)=/gm).map(([name]) => name);
  const others = ['CHROMIUM_PATH', 'CI'];
  for (const { file, text } of pages)
    for (const [name] of matches(text, /`([A-Z]+_[A-Z_]+)(?:=[^`]*)?`/g))
      expect([...known, ...others], file).toContain(name);
});

test('every decision has its date, and says what was measured and when to think again', () => {
  for (const decision of read('docs/decisions.md').split(/^## /m).slice(1))
    expect(decision.replace(/^# .*/m, '').trim()).toMatch(
      /^[^\n]+ \(\d{4}-\d\d-\d\d\)\n.*^Measured.*\nThink again when: .*\.$/ms,
    );
});

test('the figures of the README are those of the code', () => {
  const readme = read('README.md');
  expect(readme).toContain(
    `first view within ${pageBudgets.firstView / 1000} kB, script before interaction within ` +
      `${pageBudgets.script / 1000} kB`,
  );
  const [chrome, firefox, safari] = ['chrome', 'firefox', 'safari'].map((name) =>
    oldestBrowsers.find((browser) => browser.startsWith(name))?.slice(name.length),
  );
  expect(readme).toContain(`Safari ${safari}, Firefox ${firefox} and Chrome ${chrome} and newer`);
});
