import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** A picture as Astro names it: the file it is made from, a mark of that file, and one of what was made of it. */
const madePicture = /^([\w-]+)\.[\w-]{8}_\w+(\.(?:avif|jpeg))$/;
const inPages = /(?<=\/_astro\/)[\w-]+\.[\w-]{8}_\w+\.(?:avif|jpeg)/g;

/** Letters of a picture's own mark: one in 16 million others has the same. */
const markLength = 4;

/**
 * Gives pictures one short mark, of their content, in place of Astro's two: a page names up to sixty, and marks do not
 * compress.
 */
export function pictureNames(): AstroIntegration {
  return {
    name: 'picture-names',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const names = new Map<string, string>();
        for (const name of await readdir(join(root, '_astro'))) {
          const [, picture, extension] = madePicture.exec(name) ?? [];
          if (picture === undefined || extension === undefined) continue;
          const path = join(root, '_astro', name);
          const mark = createHash('sha256')
            .update(await readFile(path))
            .digest('base64url')
            .slice(0, markLength);
          names.set(name, `${picture}.${mark}${extension}`);
          await rename(path, join(root, '_astro', `${picture}.${mark}${extension}`));
        }
        for (const name of (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'))) {
          const path = join(root, name);
          const html = await readFile(path, 'utf8');
          await writeFile(
            path,
            html.replace(inPages, (picture) => names.get(picture) ?? picture),
          );
        }
      },
    },
  };
}
