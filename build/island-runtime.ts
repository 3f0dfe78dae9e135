import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtPages } from './built-pages.ts';

/** What Astro writes in front of a page's first island: a style, then the directive and its own runtime as inline scripts. */
const beforeFirstIsland = /(<style>astro-island,[^<]*<\/style>)((?:<script>[\s\S]*?<\/script>)+)/;

/** A page with its island runtime replaced by what `file` names for it, its islands without their numbers, and that runtime; `undefined` where a page has none. */
export function withoutRuntime(html: string, file: (script: string) => string): { html: string; script: string } | undefined {
  const [, style, scripts] = beforeFirstIsland.exec(html) ?? [];
  if (style === undefined || scripts === undefined) return undefined;
  // Each in a block, so that it keeps its names to itself, as it did in the page.
  const script = [...scripts.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, content]) => `{${content}}`).join('\n');
  // Nothing in it is needed to read the page: fonts and pictures come first.
  const element = `<script type="module" src="${file(script)}" fetchpriority="low"></script>`;
  const lighter = html.replace(beforeFirstIsland, () => style + element);
  // A number that nothing reads, and that differs from folder to folder.
  return { html: lighter.replace(/(<astro-island) uid="\w+"/g, '$1'), script };
}

const nameOf = (script: string) => `/_astro/islands.${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;

/**
 * Moves the island runtime, which Astro can only write into the page itself, into one file that all pages with islands share:
 * the page fits into fewer packets, and the browser keeps the file.
 */
export async function shareIslandRuntime(folder: string): Promise<void> {
  for await (const { path, html } of builtPages(folder)) {
    const lighter = withoutRuntime(html, nameOf);
    if (!lighter) continue;
    await writeFile(join(folder, nameOf(lighter.script)), lighter.script);
    await writeFile(path, lighter.html);
  }
}
