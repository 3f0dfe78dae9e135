import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readContent, type Source } from '../../src/content-model/files/content-file.ts';
import { redirectsSchema } from '../../src/content-model/schemas/redirects.ts';

/** Writes `_redirects`, the list of old addresses, read by static hosts and by our server. */
export async function writeRedirects(folder: string, content: Source): Promise<void> {
  const { value } = readContent(content, 'shared/redirects.yaml');
  const { redirects } = redirectsSchema.parse(value);
  await writeFile(
    join(folder, '_redirects'),
    redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(''),
  );
}
