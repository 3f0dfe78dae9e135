/** The editor beside the site, while the site is being written: `npm run edit`. Nothing of it is built. */
import { createReadStream, realpathSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, resolve } from 'node:path';
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import type { AstroIntegration } from 'astro';
import { contentFolder } from '../content-model/content-folder.ts';
import { mistakeText } from '../content-model/mistakes.ts';
import { readSite } from '../content-model/site.ts';
import { editorConfig } from './config.ts';
import { type Refused, save, writeViews } from './files.ts';
import { type FileKinds, fileKinds } from './forms.ts';
import { leftToCorrect } from './left.ts';
import { inMenuWords } from './places.ts';
import { leftAddress, type Refusal, refusalsHeader } from './refusals.ts';
import { findUpload, keepUpload, type UploadKind, uploadKinds } from './uploads.ts';

const viewFolder = resolve('.cache/editeur');

/** What is served to nobody: what Vite keeps to itself, and what visitors wrote. */
const secrets = ['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '.yarnrc.yml', '**/.git/**', '**/var/{outbox,cloudflare}/**'];

/** Opens the editor at `/keystatic`, where its package expects to be. */
export function editor(): AstroIntegration {
  /** By the rules that hold now: those of a text follow from the facts, which the owner may just have changed. */
  const siteNow = () => readSite({ folder: contentFolder }, process.env, new Date());
  const handler = makeGenericAPIRouteHandler({ localBaseDirectory: viewFolder, config: editorConfig(fileKinds(siteNow())) });
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
            server: { fs: { allow: ['.', dirname(realpathSync('node_modules/astro'))], deny: secrets } },
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
              const site = siteNow();
              if (pathname === '/api/keystatic/update') {
                const mistakes = save(site, JSON.parse((await bodyOf(question)).toString()));
                if (mistakes.length > 0) {
                  const kinds = fileKinds(site);
                  answer.setHeader(refusalsHeader, encodeURIComponent(JSON.stringify(mistakes.map((mistake) => refusalOf(mistake, kinds)))));
                  const lines = mistakes.map((mistake) => inMenuWords(mistakeText([mistake], mistake.reason), kinds));
                  return end(answer, 422, `Rien n’est enregistré. À corriger d’abord : ${lines.join(' — ')}`);
                }
              }
              const reading = pathname === '/api/keystatic/update' ? '/api/keystatic/tree' : pathname;
              if (reading === '/api/keystatic/tree') writeViews(siteNow(), viewFolder);
              return await ask(reading, answer);
            }
            if (pathname === leftAddress) return end(answer, 200, JSON.stringify(leftToCorrect(siteNow())));
            const kind = uploadKinds.find((each) => pathname === `/editeur/${each}`);
            if (kind === undefined) return next();
            const name = searchParams.get('nom') ?? '';
            if (question.method === 'GET') return sendUpload(kind, name, answer);
            if (question.method !== 'POST' || question.headers['x-editeur'] !== '1') return end(answer, 400, '');
            const kept = keepUpload(kind, name, searchParams.get('dossier') ?? '', await bodyOf(question));
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

/** What the form says beside the field. */
const refusalOf = ({ path, value, reason }: Refused, kinds: FileKinds): Refusal => ({
  path,
  value: String(value ?? ''),
  reason: inMenuWords(reason, kinds),
});

function end(answer: ServerResponse, status: number, text: string): void {
  answer.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  answer.end(text);
}

async function bodyOf(question: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of question) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

function sendUpload(kind: UploadKind, name: string, answer: ServerResponse): void {
  const found = findUpload(kind, name);
  if ('mistake' in found) {
    end(answer, 404, found.mistake);
    return;
  }
  answer.writeHead(200, { 'Content-Type': found.type, 'Cache-Control': 'no-store' });
  createReadStream(found.place).pipe(answer);
}
