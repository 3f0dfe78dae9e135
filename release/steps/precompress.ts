import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cachedFile } from '../cached-file.ts';

const compressible = /\.(html|css|js|json|svg|xml|txt|webmanifest|vcf)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The number of threads Node.js compresses with. */
const atOnce = 4;

/** Cache file name of a content's Brotli copy. */
const keptName = (content: Buffer) => `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.br`;

/**
 * Writes a `.br` and a `.gz` copy of every text file, so that the server never compresses a response. Brotli takes 50 times as long as gzip, so its
 * files are cached in `cache`; unused ones are deleted.
 */
export async function precompressFolder(folder: string, cache: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => compressible.test(name));
  const used = new Set<string>();
  // One iterator shared by all workers.
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
