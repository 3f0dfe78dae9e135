import { join, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { contentFolder } from '../content-folder.ts';
import { contentFacts } from '../text/content-facts.ts';
import { company } from '../the-company.ts';
import { contentMistakes } from './check.ts';
import { mistakeLine } from './mistake.ts';

/**
 * Shows what is wrong with the content over the pages, while the site is being written: whoever changes a text looks at the page, not at the
 * terminal, and would see the page as it was.
 */
export function showContentMistakes(server: ViteDevServer): void {
  const place = relative('.', contentFolder).replaceAll('\\', '/');
  const read = () => contentMistakes(contentFolder, contentFacts(company, new Date())).map((mistake) => `✖ ${place}/${mistakeLine(mistake)}`);
  // The site may be started with them.
  let lines = read();
  const show = () => server.ws.send({ type: 'error', err: { message: `À corriger dans le contenu :\n\n${lines.join('\n\n')}`, stack: '' } });
  server.watcher.on('all', (_, path) => {
    if (!path.startsWith(join(contentFolder, '/')) || !path.endsWith('.yaml')) return;
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
