import { join, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { SettingError } from '../fail.ts';
import type { Site } from '../site.ts';
import { contentMistakes } from './check.ts';
import { mistakeLine } from './mistake.ts';

/**
 * In development, shows content mistakes over the page, because whoever edits a text looks there and not at the terminal. `readAnew` reads the site
 * from its current files.
 */
export function showContentMistakes(
  server: ViteDevServer,
  folder: string,
  readAnew: () => Site,
): void {
  const contentPath = relative('.', folder).replaceAll('\\', '/');
  const read = () => {
    try {
      return contentMistakes(readAnew()).map(
        (mistake) => `✖ ${contentPath}/${mistakeLine(mistake)}`,
      );
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      return error.message.split('\n').map((line) => `✖ ${line}`);
    }
  };
  // Mistakes may exist at the start.
  let lines = read();
  const show = () =>
    server.ws.send({
      type: 'error',
      err: { title: 'À corriger dans le contenu', message: lines.join('\n\n'), stack: '' },
    });
  server.watcher.on('all', (_, path) => {
    if (!path.startsWith(join(folder, '/')) || !path.endsWith('.yaml')) return;
    const before = lines.length;
    lines = read();
    if (lines.length > 0) {
      console.error(lines.join('\n'));
      show();
    } else if (before > 0) server.ws.send({ type: 'full-reload' });
  });
  // Also for pages opened after the mistake.
  server.ws.on('connection', () => {
    if (lines.length > 0) show();
  });
}
