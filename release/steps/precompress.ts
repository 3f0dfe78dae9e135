import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cachedFile } from '../cached-file.ts';

const compressible = /\.(html|css|js|json|svg|xml|txt|webmanifest|vcf)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** As many as Node.js has threads to compress on. */
const atOnce = 4;

/** The name under which the Brotli of a content is kept. */
const keptName = (content: Buffer) => `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.br`;

/**
 * Writes a `.br` and a `.gz` beside every text file of a folder, so that the server never compresses a request. The Brotli files, which take 50 times as long, are kept in
 * `cache` for the next build; those of contents that are no longer there go.
 */
export async function precompressFolder(folder: string, cache: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => compressible.test(name));
  const used = new Set<string>();
  // One list that all workers take from.
  const waiting = names.values();
  const work = async () => {
    for (const name of waiting) {
      const path = join(folder, name);
      const content = await readFile(path);
      const kept = keptName(content);
      used.add(kept);
      const compress = () =>
        toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
      await writeFile(`${path}.br`, await cachedFile(join(cache, kept), compress));
      await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const keptBefore = await readdir(cache);
  await Promise.all(keptBefore.filter((name) => !used.has(name)).map((name) => rm(join(cache, name))));
}
