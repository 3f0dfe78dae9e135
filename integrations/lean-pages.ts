import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtPages } from './built-pages.ts';
import { renamePictures, shortenPictureNames } from './picture-names.ts';

/** A script that runs and stands in the page itself, with its content. */
const inlineScript = /<script(?: type="module")?>([\s\S]*?)<\/script>/g;

/** Astro's own for pages with islands; `src/islands/islands.css` says the same. */
const islandStyle = /<style>astro-island,[^<]*<\/style>/;

/** A page without its inline scripts and Astro's style, and one script that does what the scripts did, in their order. */
export function takeOut(html: string): { html: string; script: string } {
  const scripts: string[] = [];
  const rest = html.replace(islandStyle, '').replace(inlineScript, (_, content: string) => {
    scripts.push(content);
    return '';
  });
  // Each keeps its names to itself, as it did in the page.
  return { html: rest, script: scripts.map((content) => `(()=>{${content}})();`).join('\n') };
}

/**
 * Makes pages light: what stands in them as inline script (the island runtime, the header's menus) moves into one file a page, of
 * which pages with the same script share one, and pictures get short names. The page fits into fewer packets, the browser keeps
 * the file, and the policy needs no hash to allow it. A script with any attribute but its type stays.
 */
export function leanPages(): AstroIntegration {
  return {
    name: 'lean-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const names = await shortenPictureNames(join(root, '_astro'));
        const written = new Set<string>();
        for await (const { path, html: whole } of builtPages(root)) {
          const { html, script } = takeOut(renamePictures(whole, names));
          if (script === '') {
            await writeFile(path, html);
            continue;
          }
          const file = `/_astro/page.${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;
          if (!written.has(file)) await writeFile(join(root, file), script);
          written.add(file);
          // Nothing in it is needed to read the page: fonts and pictures come first.
          await writeFile(path, html.replace('</head>', `<script type="module" src="${file}" fetchpriority="low"></script></head>`));
        }
      },
    },
  };
}
