import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { axeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/** The site as who works on it sees it: `npm run dev`, on a free port, beside one that may be running. */
async function startDevelopment() {
  const astro = import.meta.resolve('astro').replace(/^file:\/\/(.*\/astro\/).*$/, '$1bin/astro.mjs');
  const server = spawn(process.execPath, [astro, 'dev', '--ignore-lock', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(server.stdout)) {
    const [url] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (!url) continue;
    server.stdout.resume();
    return {
      url,
      [Symbol.asyncDispose]: async () => {
        server.kill();
        await once(server, 'exit');
      },
    };
  }
  throw new Error('astro dev has ended before it listened');
}

test('a page for contributors shows the components while the site is being written', async ({ page }) => {
  test.slow();
  await using development = await startDevelopment();
  await page.goto(`${development.url}/composants`);
  await expect(page.locator('h1')).toHaveText('Composants');
  await expect(page.locator('[data-openings]')).toContainText(/Ouvert|Fermé/);
  await page.getByRole('link', { name: /^Agrandir/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await axeViolations(page)).toEqual([]);
  // Pictures that are still being cut are not asked for any more when the server ends.
  await page.goto('about:blank');
});
