import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { oldestBrowsers } from './browsers.ts';
import { builtPages } from './built-pages.ts';

/**
 * What Astro writes in front of a page's first island: a style, which HTML has no place for there and `deferred.css` has as well, then the
 * directive and its own runtime as inline scripts.
 */
const beforeFirstIsland = /<style>astro-island,[^<]*<\/style>((?:<script>[\s\S]*?<\/script>)+)/;

/** The script that every page has, at its end. */
const pageScript = /<script type="module" src="(\/_astro\/[^"]+)"><\/script>/;

/** How scripts are read and named. */
interface Files {
  read(path: string): string;
  nameOf(script: string): string;
}

/** Nothing in it is needed to read the page: fonts and pictures come first. */
const lateScript = (path: string) => `<script type="module" src="${path}" fetchpriority="low"></script>`;

/** A page with islands that loads their runtime and its own script as one file, and that file; a page without islands has its own alone. */
export function withOneScript(html: string, { read, nameOf }: Files): { html: string; script?: string } {
  const [, scripts] = beforeFirstIsland.exec(html) ?? [];
  if (scripts === undefined) return { html: html.replace(pageScript, (_, path: string) => lateScript(path)) };
  const [own = '', ownPath] = pageScript.exec(html) ?? [];
  // Each in a block, so that it keeps its names to itself, as it did in the page.
  const runtime = [...scripts.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, content]) => `{${content}}`);
  const script = inOneHand([...runtime, ...(ownPath === undefined ? [] : [read(ownPath)])].join('\n'));
  const lighter = html.replace(own, '').replace(beforeFirstIsland, () => lateScript(nameOf(script)));
  // A number that nothing reads, and that differs from folder to folder.
  return { html: lighter.replace(/(<astro-island) uid="\w+"/g, '$1'), script };
}

/** Scripts that were made small apart, by different tools, made small as one: the same names and quotes everywhere pack better. */
const inOneHand = (script: string) => minifySync('islands.js', script, { module: true, compress: { target: oldestBrowsers } }).code;

const nameOf = (script: string) => `/_astro/islands.${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;

/**
 * Puts the island runtime, which Astro can only write into the page itself, together with the script that every page has: the page
 * fits into fewer packets, the browser keeps the file, and what both say alike travels once. On every page it is asked for last.
 */
export async function shareIslandRuntime(folder: string): Promise<void> {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  for await (const { path, html } of builtPages(folder)) {
    const { html: lighter, script } = withOneScript(html, { read, nameOf });
    if (script !== undefined) await writeFile(join(folder, nameOf(script)), script);
    await writeFile(path, lighter);
  }
}
