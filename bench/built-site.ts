import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { type HeaderRules, headersFor, parseHeaders } from '../hosting/headers-file.ts';
import { contentTypes } from '../server/site.ts';

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

/** Reads `dist/`, knowing nothing of what is in it but how a static host serves it. */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const contents = new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)));
  const required = (name: string) => {
    const content = contents.get(name);
    if (content === undefined) throw new Error(`${join(folder, name)} is missing: build the site first, with "npm run build"`);
    return content;
  };
  const rules = parseHeaders(required('_headers').toString());
  const typeOf = (name: string) => headersFor(rules, addressOf(name))['content-type'] ?? contentTypes[extname(name)] ?? 'application/octet-stream';
  const isSibling = (name: string) =>
    Object.values(codings).some((extension) => name.endsWith(extension) && contents.has(name.slice(0, -extension.length)));
  const siblingsOf = (name: string) =>
    Object.fromEntries(
      Object.entries(codings).flatMap(([coding, extension]) => {
        const content = contents.get(name + extension);
        return content === undefined ? [] : [[coding, content]];
      }),
    );
  const served = [...contents].filter(([name]) => !['_headers', '404.html'].includes(name) && !isSibling(name));
  return {
    files: new Map(served.map(([name, content]) => [addressOf(name), { content, type: typeOf(name), siblings: siblingsOf(name) }])),
    notFound: required('404.html'),
    rules,
  };
}

function addressOf(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}
