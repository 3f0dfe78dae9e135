import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|css|js|json|svg|xml|txt|webmanifest|vcf)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The number of threads Node.js compresses with. */
const atOnce = 4;

/** Cache file name of a content's Brotli copy. */
const keptName = (content: Buffer) =>
  `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.br`;

/**
 * Writes a `.br` and a `.gz` copy of every text file, so that the server never compresses a response. Brotli takes 50 times as long as gzip, so its
 * files are cached in `cache`; unused ones are deleted.
 */
export async function precompressFolder(folder: string, cache: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    compressible.test(name),
  );
  await mkdir(cache, { recursive: true });
  const used = new Set<string>();
  // One iterator shared by all workers.
  const waiting = names.values();
  const work = async () => {
    for (const name of waiting) {
      const path = join(folder, name);
      const content = await readFile(path);
      const kept = keptName(content);
      used.add(kept);
      await copyFile(join(cache, kept), `${path}.br`).catch(async () => {
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        await writeFile(`${path}.br`, await toBrotli(content, { params }));
        // Renamed once whole: a build that is stopped leaves no half file behind.
        const unfinished = join(cache, `${kept}.${randomUUID()}`);
        await copyFile(`${path}.br`, unfinished);
        await rename(unfinished, join(cache, kept));
      });
      await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const keptBefore = await readdir(cache);
  await Promise.all(
    keptBefore.filter((name) => !used.has(name)).map((name) => rm(join(cache, name))),
  );
}
