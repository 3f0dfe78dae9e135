/**
 * Adds the editor to the development server for `npm run edit`. It is not part of a build.
 */
import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { errorCode } from '../server/log.ts';
import {
  findPicture,
  namedPictures,
  pictureFiles,
  pictureFolder,
} from '../src/content-model/facts/pictures.ts';
import { contentFolder } from '../src/content-model/files/content-folder.ts';
import { editedSite } from './edited-site.ts';
import { removeEntry, save } from './files.ts';
import { overviewOf } from './overview.ts';
import { storeFile } from './pictures.ts';

/** Paths that are never served: Vite's own, what visitors wrote, and earlier versions. */
const secrets = [
  '.env',
  '.env.*',
  '.npmrc',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '**/.git/**',
  '**/var/{outbox,versions}/**',
];
const documents = join(contentFolder, 'documents');

/** Read and write errors by system error code, in French for the owner. */
const systemErrors: Record<string, string> = {
  ENOSPC: 'le disque est plein ; libérez de la place, puis recommencez',
  EACCES: 'ce fichier ou ce dossier est protégé ; levez sa protection, puis recommencez',
  EPERM: 'un autre programme tient ce fichier, ou il est protégé ; fermez-le, puis recommencez',
  EBUSY: 'un autre programme tient ce fichier ; fermez-le, puis recommencez',
  EROFS: 'rien ne peut être écrit sur ce disque, qui est protégé',
  ENOENT: 'ce fichier n’est plus là ; rechargez la page',
};

/** The message of an error for the owner. Our own errors have one already. */
function reasonOf(error: unknown): string {
  const code = errorCode(error);
  if (code === 'Error' && error instanceof Error) return error.message;
  return systemErrors[code] ?? `une panne (${code}) ; dites-le à qui vous a installé le site`;
}

const overview = () => overviewOf(editedSite());

/** The requests of the editor's page and their answers. A file is sent as it is. */
const answers: Record<string, (name: string, sent: Buffer) => unknown> = {
  'GET /site': overview,
  /** The project that this editor edits. */
  'GET /dossier': () => realpathSync('.'),
  'PUT /fiche': (name, sent) => {
    const { value, seen } = JSON.parse(sent.toString());
    return { ...save(editedSite(), name, value, seen), overview: overview() };
  },
  'DELETE /fiche': (name) => removeEntry(editedSite(), name),
  'DELETE /essai': (name) => removeEntry(editedSite(), name, true),
  'GET /photo': (name) => {
    const found = findPicture(name, pictureFiles());
    return 'file' in found && readFileSync(join(pictureFolder, found.file));
  },
  'PUT /photo': (name, sent) => storeFile('photo', pictureFolder, name, sent),
  'DELETE /photo': (name) => {
    if (pictureFiles().includes(name) && !namedPictures({ folder: contentFolder }).has(name))
      rmSync(join(pictureFolder, name));
    return overview();
  },
  'GET /document': (name) => readFileSync(join(documents, basename(name))),
  'PUT /document': (name, sent) => storeFile('document', documents, name, sent),
};

/** Opens the editor at `/editeur`. Vite answers no other machine, and no page of another site. */
export const editor = (): AstroIntegration => ({
  name: 'editor',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      // Packages may be links to another folder.
      updateConfig({
        vite: {
          server: {
            fs: { allow: ['.', dirname(realpathSync('node_modules/astro'))], deny: secrets },
          },
        },
      });
    },
    'astro:server:setup': async ({ server: { middlewares }, refreshContent }) => {
      middlewares.use('/editeur/api', async (request, response) => {
        const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
        try {
          // Vite also accepts requests from pages on other ports of this computer.
          const { host, origin = `http://${host}` } = request.headers;
          if (origin !== `http://${host}`) throw new Error('seul l’éditeur peut demander cela');
          const answer = await answers[`${request.method} ${pathname}`]?.(
            searchParams.get('nom') ?? '',
            await buffer(request),
          );
          // The answer comes once the preview is up to date. The preview shows its own errors.
          if (pathname === '/fiche') await refreshContent?.({}).catch(() => {});
          response.end(Buffer.isBuffer(answer) ? answer : JSON.stringify(answer ?? null));
        } catch (error) {
          response.writeHead(500).end(JSON.stringify({ message: reasonOf(error) }));
        }
      });
      // Built apart, because Astro reloads its own pages whenever a text is saved.
      const { outputFiles } = await build({
        entryPoints: ['editor/App.tsx'],
        bundle: true,
        minify: true,
        write: false,
        outdir: '.',
      });
      for (const { path, contents } of outputFiles) {
        const type = path.endsWith('.js') ? 'text/javascript' : 'text/css';
        middlewares.use(`/editeur/${basename(path)}`, (_, response) =>
          response.setHeader('Content-Type', type).end(contents),
        );
      }
      middlewares.use('/editeur', (_, response) =>
        response
          .writeHead(200, { 'Content-Type': 'text/html', 'X-Frame-Options': 'DENY' })
          .end(readFileSync('editor/index.html')),
      );
    },
  },
});
