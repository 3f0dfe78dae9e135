/** The editor beside the site, while the site is being written: `npm run edit`. Nothing of it is built. */
import { createReadStream, realpathSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { findPicture, pictureFolder } from '../src/pictures/files.ts';
import { namedPictures } from '../src/pictures/named.ts';
import { type Answer, apiPath, type Entry, type KindOfForm, type Opened, type Overview } from './api.ts';
import { contentOf, deletedOf, fileValue, freeName, save, versionsOf } from './files.ts';
import { type EditedSite, editedSite, type FileKind, kindOf, namesOf } from './forms.ts';
import { keepDocument, keepPicture, pictureNames } from './pictures.ts';
import { removeEntry } from './removal.ts';
import { isGroup, withAt } from './values.ts';
import { inOwnerWords, leftToCorrect, shownFacts } from './words.ts';

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
  const sendPage = async (answer: ServerResponse, path: string) => {
    const file = (await made).outputFiles.find((each) => basename(each.path) === basename(path));
    const type = { '.js': 'text/javascript', '.css': 'text/css' }[extname(path)] ?? 'text/html';
    answer.writeHead(200, {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'self'; img-src 'self' data:",
    });
    answer.end(file?.contents ?? page);
  };
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
          if (!pathname.startsWith(apiPath)) return sendPage(answer, pathname);
          const what = `${question.method} ${pathname.slice(apiPath.length)}`;
          // Another site's page in the same browser cannot set a header without asking, and nobody answers it. An <img> sets none.
          const isOurs = question.headers['x-editeur'] === '1' || /^GET (?:photo|document)$/.test(what);
          if (!isOurs || !ownHost.test(question.headers.host ?? '')) return end(answer, 403, '""');
          reply(what, searchParams, question, answer).catch((error: unknown) => {
            console.error(error);
            end(answer, 500, `L’éditeur n’a pas pu : ${error instanceof Error ? error.message : String(error)}`);
          });
        });
      },
    },
  };
}

async function reply(what: string, query: URLSearchParams, question: IncomingMessage, answer: ServerResponse): Promise<void> {
  const site = editedSite();
  const name = query.get('nom') ?? '';
  const documents = join(site.folder, 'documents');
  const json = (value: unknown) => end(answer, 200, JSON.stringify(value ?? null));
  switch (what) {
    case 'GET site':
      return json(overview(site));
    case 'GET fiche':
      return json(opened(site, name, query.get('copie') ?? undefined));
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
      return 'file' in found ? sendFile(join(pictureFolder, found.file), answer) : end(answer, 404, '');
    }
    case 'GET document':
      return sendFile(join(documents, basename(name)), answer);
    default:
      return end(answer, 404, '""');
  }
}

function overview(site: EditedSite): Overview {
  const named = namedPictures(site.folder);
  return {
    kinds: Object.fromEntries(Object.entries(site.kinds).map(([key, kind]) => [key, formOf(site, kind)])),
    facts: shownFacts(site),
    pictures: pictureNames().map((file) => ({ file, isNamed: named.has(file) })),
    left: leftToCorrect(site),
  };
}

function formOf(site: EditedSite, kind: FileKind): KindOfForm {
  const { title, path, nameField, shape } = kind;
  const entries = namesOf(kind, site.folder).map((name): Entry => {
    const value = nameField === undefined ? {} : fileValue(site, name);
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

/** A file, and what it was. A new one is empty or a copy, and comes after the others. */
function opened(site: EditedSite, name: string, copied?: string): Opened {
  const kind = Object.values(site.kinds).find(({ path }) => path === name.replace('+', '*'));
  if (kind && name.endsWith('/+')) {
    const value = copied === undefined ? {} : fileValue(site, copied);
    const orders = formOf(site, kind).entries.map(({ order = 0 }) => order);
    const isOrdered = kind.shape.properties?.order !== undefined;
    return { value: isOrdered ? withAt(value, ['order'], Math.max(0, ...orders) + 1) : value, versions: [] };
  }
  const own = kindOf(site, name);
  return { value: fileValue(site, name), versions: own ? versionsOf(name).map(({ at, text }) => ({ at, value: contentOf(text, own) })) : [] };
}

/** Saves a file; one whose name ends in `+` is new, and gets its name now. */
function saved(site: EditedSite, asked: string, value: unknown): Answer {
  const kind = Object.values(site.kinds).find(({ path }) => path === asked.replace('+', '*'));
  const name = asked.endsWith('+') && kind ? freeName(site, kind, value) : asked;
  const mistakes = save(site, name, value).map((mistake) => ({ ...mistake, reason: inOwnerWords(site, mistake.reason) }));
  return mistakes.length > 0 ? { mistakes } : { name };
}

function end(answer: ServerResponse, status: number, text: string): void {
  answer.writeHead(status, { 'Content-Type': status === 200 ? 'application/json' : 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  answer.end(text);
}

const types: Record<string, string> = { '.png': 'image/png', '.webp': 'image/webp', '.pdf': 'application/pdf' };

function sendFile(place: string, answer: ServerResponse): void {
  answer.setHeader('Content-Type', types[extname(place).toLowerCase()] ?? 'image/jpeg').setHeader('Cache-Control', 'no-store');
  createReadStream(place)
    .on('error', () => end(answer, 404, ''))
    .pipe(answer);
}
