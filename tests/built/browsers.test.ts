import { globSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { transform } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { oldestBrowsers } from '../../release/steps/oldest-browsers.ts';
import { builtSite } from '../support/folders.ts';

interface Source {
  language: 'css' | 'js';
  code: string;
}

/** Every stylesheet and script of the built site, those that stand in pages as well, each once. */
function sources(): Source[] {
  const found = new Map<string, Source>();
  const add = (language: Source['language'], code = '') =>
    found.set(`${language} ${code}`, { language, code });
  for (const file of globSync(`${builtSite}/**/*.css`)) add('css', readFileSync(file, 'utf8'));
  for (const file of globSync(`${builtSite}/**/*.js`)) add('js', readFileSync(file, 'utf8'));
  for (const file of globSync(`${builtSite}/**/*.html`)) {
    const html = readFileSync(file, 'utf8');
    for (const [, code] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) add('css', code);
    for (const [, code] of html.matchAll(/<script(?: type="?module"?)?>([\s\S]*?)<\/script>/g))
      add('js', code);
  }
  return [...found.values()];
}

/** With regular expressions as they stand in the sources: the build writes those that a browser does not know as calls, and they fail there all the same. */
const withLiterals = (code: string) =>
  code.replace(
    /\b(?:new )?RegExp\((?:(["'`])(?:\\.|(?!\1|\$\{).)*\1(?:,\s*)?)+\)/gs,
    (call) => `${runInNewContext(call)}`,
  );

/** The lines that esbuild has to write otherwise for these browsers. */
async function newerLines({ language, code }: Source): Promise<string[]> {
  // It holds Safari's tables of characters, which are a version behind, against each `\p`.
  const options = { loader: language, supported: { 'regexp-unicode-property-escapes': true } };
  const [ours, theirs] = await Promise.all(
    ['esnext', oldestBrowsers].map(async (target) =>
      (await transform(withLiterals(code), { ...options, target })).code.split('\n'),
    ),
  );
  return theirs?.filter((line) => !ours?.includes(line)) ?? [];
}

/**
 * What a script may call only where it is there (`?.(`, or by the name of an own function): the oldest Safari, Firefox and Chrome
 * that have it. Source: MDN.
 */
const newerCalls = [
  [/\.(?:toSorted|toReversed|toSpliced)\(/, 16, 115, 110],
  [/\b(?:Object|Map)\.groupBy\(/, 17.4, 119, 117],
  [/\bPromise\.withResolvers\(/, 17.4, 121, 119],
  [/\bPromise\.try\(/, 18.2, 134, 128],
  [/\bArray\.fromAsync\(/, 16.4, 115, 121],
  [
    /\.(?:values|keys|entries)\(\)\.(?:map|filter|flatMap|take|drop|toArray|some|every|find)\(/,
    18.4,
    131,
    122,
  ],
  [/\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/, 17, 127, 122],
  [/\.(?:isWellFormed|toWellFormed)\(/, 16.4, 119, 111],
  [/\bAbortSignal\.timeout\(/, 16, 100, 103],
  [/\bAbortSignal\.any\(/, 17.4, 124, 116],
  [/\bURL\.canParse\(/, 17, 115, 120],
  [/\bURL\.parse\(/, 18, 126, 126],
  [/\bnew Intl\.Segmenter\(/, 14.1, 125, 87],
  [/\bnew (?:De)?[cC]ompressionStream\(/, 16.4, 113, 80],
  [/\bimport\.meta\.resolve\(/, 16.4, 106, 105],
  [/\.requestSubmit\(/, 16, 75, 76],
  [/\.checkVisibility\(/, 17.4, 106, 105],
  [/\.(?:show|hide|toggle)Popover\(/, 17, 125, 114],
  [/\.aria[A-Z]\w+ ?=[^=]/, 12.1, 119, 81],
  [/\.startViewTransition\(/, 18, 144, 111],
  // Modifiers of a regular expression: esbuild does not know them.
  [/\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):/, 26, 132, 125],
  [/\brequestIdleCallback\(/, Number.POSITIVE_INFINITY, 55, 47],
] as const satisfies [RegExp, number, number, number][];

/** What looks like such a call and does no harm: React names one in a message, and tries the other. */
const harmless = /consider using form\.requestSubmit\(\)|try\{var \w+=\w+\.startViewTransition\(/g;

/** The version in the list of the oldest. */
const oldest = (browser: string) =>
  Number(
    oldestBrowsers.find((name) => name.startsWith(browser))?.slice(browser.length) ??
      expect.fail(browser),
  );

describe('what is built', () => {
  test('keeps to the syntax of the oldest browsers', async () => {
    const found = sources();
    expect(found.filter(({ language }) => language === 'css').length).toBeGreaterThan(5);
    expect(found.filter(({ language }) => language === 'js').length).toBeGreaterThan(5);
    expect((await Promise.all(found.map(newerLines))).flat()).toEqual([]);
  });

  test('calls nothing that the oldest browsers do not have', () => {
    const missing = newerCalls.filter(
      ([, safari, firefox, chrome]) =>
        safari > oldest('safari') || firefox > oldest('firefox') || chrome > oldest('chrome'),
    );
    const excerpts = sources().flatMap(({ language, code }) =>
      missing.flatMap(([call]) => {
        const text = language === 'js' ? code.replace(harmless, '') : '';
        const place = text.search(call);
        return place < 0 ? [] : [text.slice(Math.max(0, place - 40), place + 40)];
      }),
    );
    expect(excerpts).toEqual([]);
  });
});

describe('the tests above', () => {
  test.each<Source>([
    { language: 'css', code: '@media (width >= 68em) { a { color: red } }' },
    { language: 'css', code: 'a { mask: url(a.svg) }' },
    { language: 'css', code: 'a { b { color: red } }' },
    { language: 'css', code: 'a { color: oklch(60% 0.1 40) }' },
    { language: 'js', code: 'class A { static { f() } }' },
    ...[
      'f(/(?<=a)b/)',
      'f(new RegExp("(?<!\\\\d)b","g"))',
      'f(RegExp(`(?<=a)b`,``))',
      'f(/[a&&b]/v)',
      "f(new RegExp('[a&&b]', 'v'))",
    ].map((code) => ({ language: 'js', code }) as const),
  ])('notice $code', async (source) => {
    expect(await newerLines(source)).not.toEqual([]);
  });
});
