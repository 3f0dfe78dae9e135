/** The editor beside the site, while the site is being written: `npm run edit`. Nothing of it is built. */
import { readFileSync, realpathSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { valueAt } from '../content-model/field-shape.ts';
import { findPicture, pictureFolder } from '../src/pictures/files.ts';
import { namedPictures } from '../src/pictures/named.ts';
import { apiPath } from './api.ts';
import {
  contentOf,
  deletedOf,
  type EditedSite,
  editedSite,
  type FileKind,
  fileValue,
  freeName,
  kindOf,
  nameOf,
  namesOf,
  save,
  versionsOf,
} from './files.ts';
import { keepDocument, keepPicture, pictureNames } from './pictures.ts';
import { removeEntry } from './removal.ts';
import { withAt } from './values.ts';
import { inOwnerWords, leftToCorrect, shownFacts } from './words.ts';

/** What is served to nobody: what Vite keeps to itself, what visitors wrote, and what the owner has replaced. */
const secrets = ['.env', '.env.*', '.npmrc', '*.{crt,pem,key,p12,pfx,cer,der}', '**/.git/**', '**/var/{outbox,cloudflare,versions}/**'];

const page = `<!doctype html>
<html lang="fr" data-theme="light">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <title>Modifier le site</title>
  <link rel="stylesheet" href="/editeur/App.css" />
  <body>
    <script type="module" src="/editeur/App.js"></script>
  </body>
</html>`;

/** Another site may name an address of its own for this machine; it cannot name this machine. */
const ownHost = /^(?:localhost|[\d.]+|\[[\da-f:]+\])(?::\d+)?$/i;

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.pdf': 'application/pdf' };

/** Opens the editor at `/editeur`. */
export function editor(): AstroIntegration {
  // Not one of Astro's pages: those load anew with every text that is saved.
  const made = build({
    entryPoints: ['editor/App.tsx'],
    bundle: true,
    write: false,
    outdir: '.',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // Packages may be links to where they are.
        updateConfig({ vite: { server: { fs: { allow: ['.', dirname(realpathSync('node_modules/astro'))], deny: secrets } } } });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((question, answer, next) => {
          const { pathname, searchParams } = new URL(question.url ?? '/', 'http://localhost');
          if (!/^\/editeur(?:\/|$)/.test(pathname)) return next();
          const what = `${question.method} ${pathname.slice(apiPath.length)}`;
          // Another site's page in the same browser cannot set a header without asking, and nobody answers it. An <img> sets none.
          const isOurs = question.headers['x-editeur'] === '1' || /^GET (?:photo|document)$/.test(what) || !pathname.startsWith(apiPath);
          if (!isOurs || !ownHost.test(question.headers.host ?? '')) return send(answer, 403, '""');
          const file = made.then(({ outputFiles }) => outputFiles.find(({ path }) => basename(path) === basename(pathname)));
          const answered = pathname.startsWith(apiPath)
            ? reply(what, searchParams, question, answer)
            : file.then((found) => send(answer, 200, found?.contents ?? page, types[extname(pathname)] ?? 'text/html'));
          answered.catch(({ message }: Error) => send(answer, 500, `L’éditeur n’y est pas arrivé : ${message}`, 'text/plain'));
        });
      },
    },
  };
}

function send(answer: ServerResponse, status: number, content: string | Uint8Array, type = 'application/json'): void {
  answer.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'self'; img-src 'self' data:",
  });
  answer.end(content);
}

async function reply(what: string, query: URLSearchParams, question: IncomingMessage, answer: ServerResponse): Promise<void> {
  const site = editedSite();
  const name = query.get('nom') ?? '';
  const documents = join(site.folder, 'documents');
  const json = (value: unknown) => send(answer, 200, JSON.stringify(value));
  const file = (place: string) => send(answer, 200, readFileSync(place), types[extname(place).toLowerCase()] ?? 'image/jpeg');
  switch (what) {
    case 'GET site':
      return json(overview(site));
    case 'GET fiche':
      return json(opened(site, name, query.get('copie')));
    case 'PUT fiche':
      return json(saved(site, name, JSON.parse((await buffer(question)).toString())));
    case 'DELETE fiche':
      return json(removeEntry(site, name, query.has('essai')));
    case 'PUT photo':
      return json(await keepPicture(name, await buffer(question)));
    case 'PUT document':
      return json(keepDocument(documents, name, await buffer(question)));
    case 'DELETE photo':
      if (pictureNames().includes(name) && !namedPictures(site.folder).has(name)) rmSync(join(pictureFolder, name));
      return json(true);
    case 'GET photo': {
      const found = findPicture(name);
      return 'file' in found ? file(join(pictureFolder, found.file)) : send(answer, 404, '""');
    }
    case 'GET document':
      return file(join(documents, basename(name)));
    default:
      return send(answer, 404, '""');
  }
}

function overview(site: EditedSite) {
  const named = namedPictures(site.folder);
  const pictures = pictureNames().map((file) => ({ file, isNamed: named.has(file) }));
  return {
    kinds: Object.fromEntries(Object.entries(site.kinds).map(([key, kind]) => [key, formOf(site, kind)])),
    facts: shownFacts(site),
    pictures: pictures.toSorted((a, b) => Number(a.isNamed) - Number(b.isNamed)),
    left: leftToCorrect(site),
  };
}

/** All that the editor shows but the content of a file. */
export type Overview = ReturnType<typeof overview>;
/** A kind of files. */
export type KindOfForm = ReturnType<typeof formOf>;
/** A file, and what it was. */
export type Opened = ReturnType<typeof opened>;
/** What a save is answered with. */
export type Saved = ReturnType<typeof saved>;

function formOf(site: EditedSite, kind: FileKind) {
  const { title, path, nameField, shape } = kind;
  const entryOf = (name: string) => {
    const value = fileValue(site, name);
    const picture = ['picture', 'portrait', 'hero'].map((field) => valueAt(value, [field, 'file'])).find((file) => typeof file === 'string');
    return { name, title: nameOf(site, name), picture, order: Number(valueAt(value, ['order']) ?? 0) };
  };
  const entries = nameField === undefined ? [] : namesOf(kind, site.folder).map(entryOf);
  entries.sort((a, b) => a.order - b.order || a.title.localeCompare(b.title, 'fr'));
  return { title, path, nameField, shape, entries, deleted: deletedOf(kind, site.folder).map(entryOf) };
}

/** A file, what it was, and what in it does not fit. A new one is empty or a copy, and comes after the others. */
function opened(site: EditedSite, name: string, copied: string | null) {
  const kind = kindOf(site, name);
  if (!kind) throw new Error(`${name} n’est pas un fichier du site`);
  const versions = versionsOf(name).map(({ at, text }) => ({ at, value: contentOf(text, kind) }));
  const left = leftToCorrect(site).filter((each) => each.name === name);
  const mistakes = left.flatMap(({ fields, reason }) => fields.map((field) => ({ ...field, reason })));
  const value = (name.endsWith('+') ? copied && fileValue(site, copied) : fileValue(site, name)) || {};
  const orders = formOf(site, kind).entries.map(({ order }) => order);
  const isNewest = name.endsWith('+') && kind.shape.properties?.order !== undefined;
  return { value: isNewest ? withAt(value, ['order'], Math.max(0, ...orders) + 1) : value, versions, mistakes };
}

/** Saves a file; one whose name ends in `+` is new, and gets its name now. */
function saved(site: EditedSite, asked: string, value: unknown) {
  const kind = kindOf(site, asked);
  const name = asked.endsWith('+') && kind ? freeName(site, kind, value) : asked;
  return { name, mistakes: save(site, name, value).map((mistake) => ({ ...mistake, reason: inOwnerWords(site, mistake.reason) })) };
}
