import { describe, expect, test } from 'vitest';
import { mutantsOf, parse } from './mutants.ts';

/** The text with each of its mutants, one after the other. */
const mutated = (text: string) =>
  mutantsOf(parse('rule.ts', text)).map(({ start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end));

describe.each([
  ['a boundary and its opposite', 'f = a < b;', ['f = a <= b;', 'f = a >= b;', ';']],
  ['a condition that always or never holds', 'if (a > b) f();', ['if (true) f();', 'if (false) f();', 'if (a >= b) f();', 'if (a > b) ;']],
  ['a choice', 'f(a === b ? c : d);', [';', 'f(true ? c : d);', 'f(false ? c : d);']],
  [
    'a loop that is not entered, and none that never ends',
    'while (a !== b) f();',
    ['while (false) f();', 'while (a === b) f();', 'while (a !== b) ;'],
  ],
  ['what is said of both or one', 'f(a && !b);', [';', 'f(a || !b);', 'f(a && b);']],
  ['a figure that is a tenth more', 'const limit = 160;', ['const limit = 176;']],
  ['a figure that is one more', 'const [first] = [0];', ['const [first] = [];', 'const [first] = [1];']],
  ['a text that is not there', "const name = 'Rixheim';", ["const name = '';"]],
  ['a text that is', "const name = '';", ["const name = 'mutant';"]],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is source code.
  ['what stands in a text', 'f(`a ${b.trim()} c`);', [';', 'f(``);', 'f(`a ${b} c`);']],
  ['what is not waited for', 'await f();', [';', 'f();']],
  ['what is not refused', 'if (a) throw b;', ['if (true) throw b;', 'if (false) throw b;', 'if (a) ;']],
  ['what is not given', 'const f = () => g(a);', ['const f = () => undefined;']],
  ['what a method gives', 'f(a.sort().some(b));', [';', 'f(a.sort().every(b));', 'f(a.some(b));']],
  ['what may be missing', 'f(a?.b ?? c);', [';', 'f(a?.b && c);', 'f(a.b ?? c);']],
  ['what counts', 'a++;', [';', 'a--;']],
])('%s', (_, text, expected) => {
  test(text, () => expect(mutated(text).sort()).toEqual(expected.sort()));
});

test.each([
  "import { a } from './a.ts';",
  "export * from './a.ts';",
  "type A = 'a' | 1; interface B { c: true }",
  "const f = (a: 'b' | 0) => {};",
  '[a, b] = c',
])('nothing runs, or is read, in %s', (text) => {
  expect(mutated(text).filter((mutant) => mutant !== ';')).toEqual([]);
});

test.each([
  ["f(typeof a === 'string');", "f(typeof a === '');"],
  ["f({ 'cache-control': a });", "f({ '': a });"],
  ['f(a = [b]);', 'f(a = [);'],
  ['f(a = undefined);', 'f(undefined);'],
])('%s does not become %s', (text, wrong) => {
  expect(mutated(text)).not.toContain(wrong);
});

test('a mutant knows its line and the innermost function around it', () => {
  const source = parse('rule.ts', 'const a = 1;\nfunction f() {\n  return [2].map((x) => x * 3);\n}\n');
  const where = mutantsOf(source).map(({ line, within, start, end, replacement }) => [source.text.slice(start, end), replacement, line, within]);
  expect(where).toContainEqual(['1', '2', 1, undefined]);
  expect(where).toContainEqual(['2', '3', 3, 0]);
  expect(where).toContainEqual(['*', '/', 3, 1]);
});
