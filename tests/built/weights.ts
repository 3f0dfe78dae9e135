import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { firstViewBytes, inlineScriptBytes, type pageBudgets } from '../support/page-weight.ts';

const { DOMParser } = new Window();

/** What of a page its file alone tells. */
type Weight = Extract<
  (typeof pageBudgets)[number]['name'],
  'firstView' | 'page' | 'script' | 'fonts' | 'formScript'
>;

/** Bytes of a file of a built site as it travels. */
async function weight(folder: string, name: string): Promise<number> {
  const path = join(folder, name);
  const compressed = await readFile(`${path}.br`).catch(() => readFile(path));
  return compressed.length;
}

const total = async (folder: string, names: Iterable<string>) =>
  (await Promise.all([...names].map((name) => weight(folder, name)))).reduce(
    (sum, bytes) => sum + bytes,
    0,
  );

/** A script, and those that it imports before it runs. */
async function withImports(
  folder: string,
  name: string,
  found = new Set<string>(),
): Promise<Set<string>> {
  if (found.has(name)) return found;
  found.add(name);
  const source = await readFile(join(folder, name), 'utf8');
  for (const [, imported] of source.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
    await withImports(folder, `_astro/${imported}`, found);
  return found;
}

/** Bytes that a page, the file of this name, takes: until it is painted, until it is touched, and once everything on it is used. */
export async function weightsOf(folder: string, file: string): Promise<Record<Weight, number>> {
  const html = await readFile(join(folder, file), 'utf8');
  const document = new DOMParser().parseFromString(html, 'text/html');
  const names = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((element) =>
      (element.getAttribute(attribute) ?? '').slice(1),
    );
  const scripts = async (entries: string[]) =>
    new Set(
      (await Promise.all(entries.map((name) => withImports(folder, name)))).flatMap((found) => [
        ...found,
      ]),
    );
  const first = names('script[src]', 'src');
  const islands = ['component-url', 'renderer-url'].flatMap((attribute) =>
    names('astro-island', attribute),
  );
  const inline = inlineScriptBytes(html);
  return {
    firstView: firstViewBytes(html),
    page: await total(folder, [file, ...names('head link[rel=stylesheet]', 'href')]),
    script: inline + (await total(folder, await scripts(first))),
    fonts: await total(folder, names('link[as=font]', 'href')),
    formScript: inline + (await total(folder, await scripts([...first, ...islands]))),
  };
}
