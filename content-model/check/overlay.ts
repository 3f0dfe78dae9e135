import { join, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { SettingError } from '../fail.ts';
import type { Site } from '../site.ts';
import { contentMistakes } from './check.ts';
import { mistakeLine } from './mistake.ts';

/**
 * Shows what is wrong with the content over the pages, while the site is being written: whoever changes a text looks at the page, not at the
 * terminal, and would see the page as it was. `readAnew` reads the site as its files are now.
 */
export function showContentMistakes(server: ViteDevServer, folder: string, readAnew: () => Site): void {
  const place = relative('.', folder).replaceAll('\\', '/');
  const read = () => {
    try {
      return contentMistakes(readAnew()).map((mistake) => `✖ ${place}/${mistakeLine(mistake)}`);
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      return error.message.split('\n').map((line) => `✖ ${line}`);
    }
  };
  // The site may be started with them.
  let lines = read();
  const show = () => server.ws.send({ type: 'error', err: { message: `À corriger dans le contenu :\n\n${lines.join('\n\n')}`, stack: '' } });
  server.watcher.on('all', (_, path) => {
    if (!path.startsWith(join(folder, '/')) || !path.endsWith('.yaml')) return;
    const before = lines.length;
    lines = read();
    if (lines.length > 0) {
      console.error(lines.join('\n'));
      show();
    } else if (before > 0) server.ws.send({ type: 'full-reload' });
  });
  // A page that is opened after the mistake was made.
  server.ws.on('connection', () => {
    if (lines.length > 0) show();
  });
}
