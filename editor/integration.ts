/** The editor beside the site, while the site is being written: `npm run edit`. Nothing of it is built. */
import { createReadStream, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, extname, join, resolve } from 'node:path';
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import type { AstroIntegration } from 'astro';
import { z } from 'astro/zod';
import { cleanPicture, isPicture } from '../build/private-data.ts';
import { contentFolder } from '../settings/content-folder.ts';
import { findPicture, pictureFolder } from '../src/pictures/files.ts';
import { withoutAccents } from '../src/text/plain-letters.ts';
import { editorConfig } from './config.ts';
import { fileOf, saved, writeViews } from './files.ts';
import { fileKinds } from './forms.ts';

const viewFolder = resolve('.cache/editeur');

/** What the editor sends when it saves: files of its folder, as base64 for addresses, and those that are to go. */
const update = z.object({
  additions: z.array(z.object({ path: z.string(), contents: z.string() })),
  deletions: z.array(z.object({ path: z.string() })),
});

/** Opens the editor at `/keystatic`, where its package expects to be. */
export function editor(): AstroIntegration {
  const handler = makeGenericAPIRouteHandler({ localBaseDirectory: viewFolder, config: editorConfig(fileKinds) });
  /** The answer of the editor's package to a question that only reads. */
  const ask = async (path: string, answer: ServerResponse) => {
    const { body, status = 200 } = await handler(new Request(`http://localhost${path}`, { headers: { 'no-cors': '1' } }));
    answer.writeHead(status, { 'Content-Type': path.endsWith('/tree') ? 'application/json' : 'application/octet-stream' });
    answer.end(body instanceof Uint8Array ? Buffer.from(body) : (body ?? ''));
  };

  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/keystatic/[...page]', entrypoint: './editor/page.astro', prerender: false });
        updateConfig({
          vite: {
            // Packages may be links to where they are.
            server: { fs: { allow: ['.', dirname(realpathSync('node_modules/astro'))] } },
            optimizeDeps: { include: ['@keystatic/core', '@keystatic/core/ui', '@keystar/ui/text-field'] },
          },
        });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((question, answer, next) => {
          const { pathname, searchParams } = new URL(question.url ?? '/', 'http://localhost');
          const task = async () => {
            if (pathname.startsWith('/api/keystatic/')) {
              // Another site's page in the same browser cannot set a header without asking, and nobody answers it.
              if (question.headers['no-cors'] !== '1') return end(answer, 400, '');
              if (pathname === '/api/keystatic/update') {
                const mistakes = save(update.parse(JSON.parse((await bodyOf(question)).toString())));
                if (mistakes.length > 0) return end(answer, 422, `Rien n’est enregistré. À corriger d’abord : ${mistakes.join(' — ')}`);
              }
              const reading = pathname === '/api/keystatic/update' ? '/api/keystatic/tree' : pathname;
              if (reading === '/api/keystatic/tree') writeViews(contentFolder, viewFolder);
              return await ask(reading, answer);
            }
            if (pathname !== '/editeur/photo') return next();
            const name = searchParams.get('nom') ?? '';
            if (question.method === 'GET') return sendPicture(name, answer);
            if (question.method !== 'POST' || question.headers['x-editeur'] !== '1') return end(answer, 400, '');
            const content = await bodyOf(question);
            const kept = /\.svg$/i.test(name) ? keepDrawing(name, content) : keepPicture(name, searchParams.get('dossier') ?? '', content);
            return end(answer, 'file' in kept ? 200 : 422, 'file' in kept ? kept.file : kept.mistake);
          };
          task().catch((error: unknown) => {
            console.error(error);
            end(answer, 500, `L’éditeur n’a pas pu : ${error instanceof Error ? error.message : String(error)}`);
          });
        });
      },
    },
  };
}

function end(answer: ServerResponse, status: number, text: string): void {
  answer.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  answer.end(text);
}

async function bodyOf(question: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of question) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** Writes what the editor saves into the files of the content, all or nothing; returns what keeps it from that. */
function save({ additions, deletions }: z.infer<typeof update>): string[] {
  const written = additions.flatMap(({ path, contents }) => {
    const file = fileOf(path);
    if (!file) throw new Error(`${path} n’est pas un fichier du site`);
    const place = join(contentFolder, `${file.name}.yaml`);
    const view: unknown = JSON.parse(Buffer.from(contents, 'base64url').toString());
    return [{ place, ...saved(file.kind, existsSync(place) ? readFileSync(place, 'utf8') : undefined, view) }];
  });
  const mistakes = written.flatMap(({ mistakes: wrong }) => wrong.map(({ text }) => text));
  if (mistakes.length > 0) return mistakes;
  for (const { place, text } of written) {
    mkdirSync(dirname(place), { recursive: true });
    if (!existsSync(place) || readFileSync(place, 'utf8') !== text) writeFileSync(place, text);
  }
  for (const { path } of deletions) {
    const file = fileOf(path);
    if (file) rmSync(join(contentFolder, `${file.name}.yaml`), { force: true });
  }
  return [];
}

const types: Record<string, string> = { '.png': 'image/png', '.webp': 'image/webp' };

function sendPicture(name: string, answer: ServerResponse): void {
  if (isDrawing(name) && existsSync(join(contentFolder, name))) {
    // What a drawing may hold is judged when it is saved; until then it shows as a picture, which runs nothing.
    answer.writeHead(200, { 'Content-Type': 'image/svg+xml', 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" });
    createReadStream(join(contentFolder, name)).pipe(answer);
    return;
  }
  const found = findPicture(name);
  if ('mistake' in found) {
    end(answer, 404, found.mistake);
    return;
  }
  answer.writeHead(200, { 'Content-Type': types[extname(found.file).toLowerCase()] ?? 'image/jpeg', 'Cache-Control': 'no-store' });
  createReadStream(join(pictureFolder, found.file)).pipe(answer);
}

/** A drawing lies beside the file that names it. */
const isDrawing = (name: string) => /^[\w-]+\.svg$/.test(name);

/** Keeps a drawing under its name, as addresses write it. */
function keepDrawing(name: string, content: Buffer): { file: string } {
  const file = `${withoutAccents(name.replace(/\.svg$/i, '')).replaceAll(/[^\w-]+/g, '-')}.svg`;
  writeFileSync(join(contentFolder, file), content);
  return { file };
}

/** Keeps a picture under the name that the owner's telephone gave it, in a folder of its entry, without what it tells of its maker. */
function keepPicture(name: string, folder: string, content: Buffer): { file: string } | { mistake: string } {
  const plain = (text: string) => text.normalize().replaceAll(/[^\p{L}\p{N} ._-]/gu, '_');
  const file = join(...[plain(folder).replaceAll('.', '_'), plain(name)].filter(Boolean)).replaceAll('\\', '/');
  if (/\.hei[cf]$/i.test(name))
    return {
      mistake: `« ${name} » est au format HEIC des iPhone, que les navigateurs ne lisent pas. Ouvrez la photo, exportez-la en JPEG, puis choisissez ce fichier-là.`,
    };
  if (!isPicture(name)) return { mistake: `« ${name} » n’est pas une image .jpg, .png ou .webp.` };
  const [, stem = '', ending = ''] = /^(.*)(\.[^.]+)$/.exec(file) ?? [];
  const free = [file, ...Array.from({ length: 99 }, (_, index) => `${stem}-${index + 2}${ending}`)].find(
    (path) => !existsSync(join(pictureFolder, path)) || readFileSync(join(pictureFolder, path)).equals(content),
  );
  if (free === undefined) return { mistake: `Trop de photos s’appellent « ${name} ».` };
  const place = join(pictureFolder, free);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, content);
  cleanPicture(place);
  return { file: free };
}
