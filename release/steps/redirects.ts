import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readContent, type Source } from '../../content-model/content-file.ts';
import { redirectsSchema } from '../../content-model/schemas/redirects.ts';

/** Writes `_redirects`, the list of old addresses, read by static hosts and by our server. */
export async function writeRedirects(folder: string, content: Source): Promise<void> {
  const file = 'shared/redirects.yaml';
  const { redirects } = existsSync(join(content.folder, file))
    ? redirectsSchema.parse(readContent(content, file).value)
    : { redirects: [] };
  await writeFile(
    join(folder, '_redirects'),
    redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(''),
  );
}
