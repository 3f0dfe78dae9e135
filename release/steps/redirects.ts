import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readContent, type Source } from '../../content-model/content-file.ts';
import { redirectsSchema } from '../../content-model/schemas/redirects.ts';
import { type Redirects, redirectsFile } from '../hosting/redirects-file.ts';

/** What the content says of addresses that the site once had. */
function readRedirects(content: Source): Redirects {
  const file = 'shared/redirects.yaml';
  if (!existsSync(join(content.folder, file))) return new Map();
  const { redirects } = redirectsSchema.parse(readContent(content, file).value);
  return new Map(redirects.map(({ from, to }) => [from, to]));
}

/** Writes `_redirects` into the built site, the one list of old addresses: static hosts read it as it is, and so does our own server. */
export const writeRedirects = (folder: string, content: Source): Promise<void> =>
  writeFile(join(folder, '_redirects'), redirectsFile(readRedirects(content)));
