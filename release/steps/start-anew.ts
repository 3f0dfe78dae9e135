import { relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { contentFolder } from '../../content-model/content-folder.ts';

/** What is read once, when the development server starts: every text may name it. */
const readAtStart = /^(?:company|zones)\.yaml$/;

/**
 * Ends the development server when a fact changes, and asks `tools/astro.ts` for another one at the same place. Astro's own way to start
 * anew goes on with the texts as they were, and does not see any later change of them.
 */
export function startAnewWithFacts(server: ViteDevServer): void {
  let ending = false;
  server.watcher.on('all', (_, path) => {
    const name = relative(contentFolder, path).replaceAll('\\', '/');
    if (ending || !readAtStart.test(name)) return;
    const address = server.httpServer?.address();
    if (!process.send || typeof address !== 'object' || !address) return;
    ending = true;
    // Nobody hears it where the command has been ended meanwhile.
    process.send({ startAnewAt: address.port }, undefined, undefined, () => undefined);
    // Who has just saved the file gets his answer first.
    void server.ws.close();
    const { httpServer } = server;
    httpServer?.close(() => process.exit());
    // A browser that goes on asking by the connection it has would keep this one alive, with the facts as they were.
    setInterval(() => {
      if (httpServer && 'closeIdleConnections' in httpServer) httpServer.closeIdleConnections();
    }, 100);
  });
}
