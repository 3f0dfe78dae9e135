import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressible = /\.(html|css|js|json|svg|xml|txt|webmanifest|vcf)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` copy of every text file, so that the server never compresses a
 * response. Brotli takes 50 times as long as gzip, so its files are cached in `cache`; unused ones
 * are deleted.
 */
export async function precompressFolder(folder: string, cache: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await mkdir(cache, { recursive: true });
  const used = new Set<string>();
  const compress = async (name: string) => {
    const path = join(folder, name);
    const content = await readFile(path);
    const kept = `${createHash('sha256').update(content).digest('hex')}.br`;
    used.add(kept);
    await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
    await copyFile(join(cache, kept), `${path}.br`).catch(async () => {
      // Renamed once whole: a build that is stopped leaves no half file behind.
      const unfinished = join(cache, randomUUID());
      await writeFile(unfinished, await toBrotli(content));
      await copyFile(unfinished, `${path}.br`);
      await rename(unfinished, join(cache, kept));
    });
  };
  await Promise.all(names.filter((name) => compressible.test(name)).map(compress));
  const unused = (await readdir(cache)).filter((name) => name.endsWith('.br') && !used.has(name));
  await Promise.all(unused.map((name) => rm(join(cache, name), { force: true })));
}
