import { extname, join } from 'node:path';
import { type HeaderRules, headersFor, parseHeaders } from '../server/headers.ts';
import { contentTypes, isCompressedSibling, pathOf, readFiles } from '../server/site.ts';

/** A file as it is served, and its compressed siblings by the name of the coding. */
export interface BuiltFile {
  content: Buffer;
  /** As our server names it. */
  type: string;
  siblings: Readonly<Record<string, Buffer>>;
}

/** What the build made, by the address that it is served at. */
export interface BuiltSite {
  files: ReadonlyMap<string, BuiltFile>;
  notFound: Buffer;
  rules: HeaderRules;
}

const codings = { br: '.br', gzip: '.gz' };

/** Reads `dist/`, knowing nothing of what is in it but how it is served. */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const contents = await readFiles(folder);
  const required = (name: string) => {
    const content = contents.get(name);
    if (content === undefined) throw new Error(`${join(folder, name)} is missing: build the site first, with "npm run build"`);
    return content;
  };
  const rules = parseHeaders(required('_headers').toString());
  const typeOf = (name: string) => headersFor(rules, pathOf(name))['content-type'] ?? contentTypes[extname(name)] ?? 'application/octet-stream';
  const siblingsOf = (name: string) =>
    Object.fromEntries(
      Object.entries(codings).flatMap(([coding, extension]) => {
        const content = contents.get(name + extension);
        return content === undefined ? [] : [[coding, content]];
      }),
    );
  const served = [...contents].filter(([name]) => !['_headers', '404.html'].includes(name) && !isCompressedSibling(name, contents));
  return {
    files: new Map(served.map(([name, content]) => [pathOf(name), { content, type: typeOf(name), siblings: siblingsOf(name) }])),
    notFound: required('404.html'),
    rules,
  };
}
