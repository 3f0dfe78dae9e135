import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { compressed, filesIn } from '../../server/site/built-site.ts';

const compressible = /\.(html|css|js|json|svg|xml|txt|webmanifest|vcf)$/;
const toBrotli = promisify(brotliCompress);

/** Writes a Brotli copy of every text file, so that the server never compresses a response. */
export async function precompressFolder(folder: string): Promise<void> {
  const names = await filesIn(folder);
  const compress = async (name: string) => {
    const path = join(folder, name);
    await writeFile(path + compressed, await toBrotli(await readFile(path)));
  };
  await Promise.all(names.filter((name) => compressible.test(name)).map(compress));
}
