/** The editor beside the site, while the site is being written: `npm run edit`. Nothing of it is built. */
import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { fastify } from 'fastify';
import { contentFolder } from '../content-model/content-folder.ts';
import { findPicture, pictureFiles, pictureFolder } from '../src/pictures/files.ts';
import { namedPictures } from '../src/pictures/named.ts';
import { editedSite, save } from './files.ts';
import { overviewOf } from './overview.ts';
import { keepDocument, keepPicture } from './pictures.ts';
import { removeEntry } from './removal.ts';

/** What is served to nobody: what Vite keeps to itself, what visitors wrote, and what the owner has replaced. */
const secrets = ['.env', '.env.*', '.npmrc', '*.{crt,pem,key,p12,pfx,cer,der}', '**/.git/**', '**/var/{outbox,cloudflare,versions}/**'];

/** Opens the editor at `/editeur`. Vite answers no other machine, and no page of another site. */
export function editor(): AstroIntegration {
  const server = editorServer();
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // Packages may be links to where they are.
        updateConfig({ vite: { server: { fs: { allow: ['.', dirname(realpathSync('node_modules/astro'))], deny: secrets } } } });
      },
      'astro:server:setup': ({ server: { middlewares } }) => {
        middlewares.use('/editeur', (request, response) => server.then(({ routing }) => routing(request, response)));
      },
    },
  };
}

interface Asked {
  Querystring: { nom: string; essai?: string };
  Body: Buffer;
}

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.pdf': 'application/pdf' };
const typeOf = (file: string) => types[extname(file).toLowerCase()] ?? 'image/jpeg';

async function editorServer() {
  const server = fastify({ bodyLimit: 200e6 });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));

  server.get('/api/site', () => overviewOf(editedSite()));
  server.put<Asked>('/api/fiche', ({ query, body }) => save(editedSite(), query.nom, JSON.parse(body.toString())));
  server.delete<Asked>('/api/fiche', ({ query }) => removeEntry(editedSite(), query.nom, query.essai !== undefined));

  server.get<Asked>('/api/photo', ({ query }, reply) => {
    const found = findPicture(query.nom);
    return 'file' in found ? reply.type(typeOf(found.file)).send(readFileSync(join(pictureFolder, found.file))) : reply.callNotFound();
  });
  server.put<Asked>('/api/photo', async ({ query, body }) => ({ file: await keepPicture(pictureFolder, query.nom, body) }));
  server.delete<Asked>('/api/photo', ({ query }) => {
    if (pictureFiles().includes(query.nom) && !namedPictures(contentFolder).has(query.nom)) rmSync(join(pictureFolder, query.nom));
    return {};
  });

  const documents = join(contentFolder, 'documents');
  server.get<Asked>('/api/document', ({ query }, reply) => reply.type(typeOf(query.nom)).send(readFileSync(join(documents, basename(query.nom)))));
  server.put<Asked>('/api/document', async ({ query, body }) => ({ file: await keepDocument(documents, query.nom, body) }));

  // Not one of Astro's pages: those load anew with every text that is saved.
  const { outputFiles } = await build({
    entryPoints: ['editor/App.tsx'],
    bundle: true,
    write: false,
    outdir: '.',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  for (const { path, contents } of outputFiles) server.get(`/${basename(path)}`, (_, reply) => reply.type(typeOf(path)).send(Buffer.from(contents)));
  server.get('/*', (_, reply) => reply.type('text/html').send(readFileSync('editor/index.html')));
  await server.ready();
  return server;
}
