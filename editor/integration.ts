/** The editor beside the site, while the site is being written: `npm run edit`. Nothing of it is built. */
import { createReadStream, existsSync, realpathSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, extname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { documentFolder } from '../content-model/content-folder.ts';
import { findPicture, pictureFolder } from '../src/pictures/files.ts';
import { namedPictures } from '../src/pictures/named.ts';
import { type Answer, apiPath, type Entry, type KindOfForm, type Opened, type Overview } from './api.ts';
import { contentOf, deletedOf, freeName, kindOf, namesOf, save, valueOf, versionsOf } from './files.ts';
import type { FileKind } from './forms.ts';
import { leftToCorrect } from './left.ts';
import { keepDocument, keepPicture, pictureNames } from './pictures.ts';
import { removeEntry } from './removal.ts';
import type * as Rules from './site.ts';
import type { EditedSite } from './site.ts';
import { isGroup } from './values.ts';

/** What is served to nobody: what Vite keeps to itself, what visitors wrote, and what the owner has replaced. */
const secrets = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
  '**/var/{outbox,cloudflare,versions}/**',
];

/** Opens the editor at `/editeur`. */
export function editor(): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/editeur/[...page]', entrypoint: './editor/page.astro', prerender: false });
        // Packages may be links to where they are.
        updateConfig({ vite: { server: { fs: { allow: ['.', dirname(realpathSync('node_modules/astro'))], deny: secrets } } } });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((question, answer, next) => {
          const { pathname, searchParams } = new URL(question.url ?? '/', 'http://localhost');
          if (!pathname.startsWith(apiPath)) return next();
          const what = `${question.method} ${pathname.slice(apiPath.length)}`;
          // Another site's page in the same browser cannot set a header without asking, and nobody answers it. An <img> sets none.
          if (question.headers['x-editeur'] !== '1' && !/^GET (?:photo|document)$/.test(what)) return end(answer, 403, '""');
          reply(server, what, searchParams, question, answer).catch((error: unknown) => {
            console.error(error);
            end(answer, 500, `L’éditeur n’a pas pu : ${error instanceof Error ? error.message : String(error)}`);
          });
        });
      },
    },
  };
}

async function reply(server: ViteDevServer, what: string, query: URLSearchParams, question: IncomingMessage, answer: ServerResponse): Promise<void> {
  const name = query.get('nom') ?? '';
  const json = (value: unknown) => end(answer, 200, JSON.stringify(value ?? null));
  switch (what) {
    case 'GET site':
      return json(overview(await siteNow(server)));
    case 'GET fiche':
      return json(opened(await siteNow(server), name));
    case 'PUT fiche':
      return json(saved(await siteNow(server), name, JSON.parse((await bodyOf(question)).toString())));
    case 'DELETE fiche':
      return json(removeEntry(await siteNow(server), name, query.has('essai')));
    case 'PUT photo':
      return json(await keepPicture(name, await bodyOf(question)));
    case 'PUT document':
      return json(keepDocument(name, await bodyOf(question)));
    case 'DELETE photo': {
      const { folder } = await siteNow(server);
      if (pictureNames().includes(name) && !namedPictures(folder).has(name)) rmSync(join(pictureFolder, name));
      return json(true);
    }
    case 'GET photo': {
      const found = findPicture(name);
      return 'file' in found ? sendFile(join(pictureFolder, found.file), answer) : end(answer, 404, '');
    }
    case 'GET document':
      return name === basename(name) && extname(name) !== '.yaml' ? sendFile(join(documentFolder, name), answer) : end(answer, 404, '');
    default:
      return end(answer, 404, '""');
  }
}

async function siteNow(server: ViteDevServer): Promise<EditedSite> {
  const { editedSite }: Partial<typeof Rules> = await server.ssrLoadModule('/editor/site.ts');
  if (!editedSite) throw new Error('editor/site.ts');
  return editedSite();
}

function overview(site: EditedSite): Overview {
  const named = namedPictures(site.folder);
  return {
    kinds: Object.fromEntries(Object.entries(site.kinds).map(([key, kind]) => [key, formOf(site, kind)])),
    facts: site.facts,
    pictures: pictureNames().map((file) => ({ file, isNamed: named.has(file) })),
    left: leftToCorrect(site),
  };
}

function formOf(site: EditedSite, kind: FileKind): KindOfForm {
  const { title, path, nameField, shape } = kind;
  const entries = namesOf(kind, site.folder).map((name): Entry => {
    const value = nameField === undefined ? {} : valueOf(site, name);
    const { order, picture, portrait, hero, ...fields } = isGroup(value) ? value : {};
    const shown = [picture, portrait, hero].find(isGroup)?.file;
    const said = fields[nameField ?? ''];
    return {
      name,
      title: typeof said === 'string' ? said : nameField === undefined ? title : basename(name),
      ...(typeof shown === 'string' && { picture: shown }),
      ...(typeof order === 'number' && { order }),
    };
  });
  const sorted = entries.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.title.localeCompare(b.title, 'fr'));
  return { title, path, ...(nameField !== undefined && { nameField }), shape, entries: sorted, deleted: deletedOf(kind, site.folder) };
}

function opened(site: EditedSite, name: string): Opened {
  const [, kind] = kindOf(site, name) ?? [];
  const versions = kind ? versionsOf(name).map(({ at, text }) => ({ at, value: contentOf(text, kind) })) : [];
  return { value: valueOf(site, name), versions };
}

/** Saves a file; one whose name ends in `+` is new, and gets its name now. */
function saved(site: EditedSite, asked: string, value: unknown): Answer {
  const kind = Object.values(site.kinds).find(({ path }) => path === asked.replace('+', '*'));
  const name = asked.endsWith('+') && kind ? freeName(site, kind, value) : asked;
  const mistakes = save(site, name, value);
  return mistakes.length > 0 ? { mistakes } : { name };
}

function end(answer: ServerResponse, status: number, text: string): void {
  answer.writeHead(status, { 'Content-Type': status === 200 ? 'application/json' : 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  answer.end(text);
}

async function bodyOf(question: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of question) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

const types: Record<string, string> = { '.png': 'image/png', '.webp': 'image/webp', '.pdf': 'application/pdf' };

function sendFile(place: string, answer: ServerResponse): void {
  if (!existsSync(place)) return end(answer, 404, '');
  answer.writeHead(200, { 'Content-Type': types[extname(place).toLowerCase()] ?? 'image/jpeg', 'Cache-Control': 'no-store' });
  createReadStream(place).pipe(answer);
}
