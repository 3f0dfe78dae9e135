import { globSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { type Loader, transform } from 'esbuild';
import { expect, test } from 'vitest';
import { oldestBrowsers } from '../../release/steps/supported-browsers.ts';
import { builtSite } from '../support/folders.ts';

type Source = readonly [language: Loader, code: string];

/** Every stylesheet and script of the built site, those that stand in pages as well, each once. */
function sources(): Source[] {
  const found = new Map<string, Source>();
  const add = (language: Loader, code = '') => found.set(code, [language, code]);
  for (const file of globSync(`${builtSite}/**/*.{css,js}`))
    add(file.endsWith('css') ? 'css' : 'js', readFileSync(file, 'utf8'));
  for (const file of globSync(`${builtSite}/**/*.html`)) {
    const html = readFileSync(file, 'utf8');
    for (const [, code] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) add('css', code);
    for (const [, code] of html.matchAll(/<script(?: type="?module"?)?>([\s\S]*?)<\/script>/g))
      add('js', code);
  }
  return [...found.values()];
}

/**
 * With regular expressions as they stand in the sources: the build writes those that a browser does
 * not know as calls, and they fail there all the same.
 */
const withLiterals = (code: string) =>
  code.replace(
    /\b(?:new )?RegExp\((?:(["'`])(?:\\.|(?!\1|\$\{).)*\1(?:,\s*)?)+\)/gs,
    (call) => `${runInNewContext(call)}`,
  );

/** The lines that esbuild has to write otherwise for these browsers. */
async function newerLines([loader, code]: Source): Promise<string[]> {
  // It holds Safari's tables of characters, which are a version behind, against each `\p`.
  const options = { loader, supported: { 'regexp-unicode-property-escapes': true } };
  const lines = async (target: string | string[]) =>
    (await transform(withLiterals(code), { ...options, target })).code.split('\n');
  const ours = await lines('esnext');
  return (await lines([...oldestBrowsers])).filter((line) => !ours.includes(line));
}

/**
 * Calls that one of the oldest browsers lacks (MDN), and that no polyfill could hide from people on
 * it. React asks for two more before it uses them.
 */
const newerCalls = new RegExp(
  [
    /\.(?:to(?:Sorted|Reversed|Spliced|WellFormed)|groupBy|withResolvers|fromAsync)\(/,
    /\.(?:checkVisibility|(?:show|hide|toggle)Popover)\(/,
    /\b(?:AbortSignal\.(?:timeout|any)|URL\.(?:canParse|parse)|Intl\.Segmenter)\(/,
    /\b(?:import\.meta\.resolve|requestIdleCallback)\(|\(\?[ims]+:/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

test('what is built keeps to the syntax and the calls of the oldest browsers', async () => {
  const found = sources();
  expect(found.length).toBeGreaterThan(10);
  expect((await Promise.all(found.map(newerLines))).flat()).toEqual([]);
  for (const [language, code] of found)
    if (language === 'js') expect(newerCalls.exec(code)?.[0]).toBeUndefined();
});

test.each<Source>([
  ['css', '@media (width >= 68em) { a { color: red } }'],
  ['css', 'a { color: oklch(60% 0.1 40) }'],
  ['js', 'class A { static { f() } }'],
  ['js', 'f(new RegExp("(?<!\\\\d)b","g"))'],
  ['js', "f(new RegExp('[a&&b]', 'v'))"],
])('the test above notices newer %s: %s', async (...source) => {
  expect(await newerLines(source)).not.toEqual([]);
});
