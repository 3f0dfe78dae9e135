import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { pageBudgets } from '../../bench/budgets.ts';
import { pages } from '../support/routes.ts';
import { documentOf } from './markup.ts';

const limits = new Map(pageBudgets.map(({ name, limit }) => [name, limit]));

/** Bytes of a file of the built site as it travels. */
async function weight(name: string): Promise<number> {
  const compressed = await readFile(`dist/${name}.br`).catch(() => readFile(`dist/${name}`));
  return compressed.length;
}

const total = async (names: Iterable<string>) => (await Promise.all([...names].map(weight))).reduce((sum, bytes) => sum + bytes, 0);

/** A script, and those that it imports before it runs. */
async function withImports(name: string, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(name)) return found;
  found.add(name);
  const source = await readFile(`dist/${name}`, 'utf8');
  for (const [, imported] of source.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) await withImports(`_astro/${imported}`, found);
  return found;
}

const scripts = async (names: string[]) => new Set((await Promise.all(names.map((name) => withImports(name)))).flatMap((found) => [...found]));
const namesOf = (path: string, selector: string, attribute: string) =>
  [...documentOf(path).querySelectorAll(selector)].map((element) => (element.getAttribute(attribute) ?? '').slice(1));
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

describe.each(pages)('%s', (path) => {
  test('is painted from no more than it may', async () => {
    const sheets = namesOf(path, 'head link[rel=stylesheet]', 'href');
    expect(await total([fileOf(path), ...sheets])).toBeLessThanOrEqual(limits.get('firstPaint') ?? 0);
  });

  test('runs and shows no more than it may before anyone touches it', async () => {
    const first = await scripts(namesOf(path, 'script[src]', 'src'));
    expect(first.size).toBeGreaterThan(0);
    expect(await total(first)).toBeLessThanOrEqual(limits.get('script') ?? 0);
    expect(await total(namesOf(path, 'link[as=font]', 'href'))).toBeLessThanOrEqual(limits.get('fonts') ?? 0);
  });

  test('loads no more than it may once everything is used', async () => {
    const names = ['component-url', 'renderer-url'].flatMap((attribute) => namesOf(path, 'astro-island', attribute));
    const all = await scripts([...namesOf(path, 'script[src]', 'src'), ...names]);
    expect(await total(all)).toBeLessThanOrEqual(limits.get('formScript') ?? 0);
  });
});
