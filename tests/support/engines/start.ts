import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { temporaryFolder } from '../../../server/testing.ts';
import { startChromium, startFirefox } from './devtools.ts';
import { type EngineId, engines, program } from './engines.ts';
import type { Driver } from './page.ts';
import { run, startWebDriver } from './webdriver.ts';

/**
 * Starts an engine with one page, without anything of an earlier visit; `scripts` tells whether
 * pages may run any. It ends with the stack.
 */
export const start: Record<
  EngineId,
  (stack: AsyncDisposableStack, scripts: boolean) => Promise<Driver>
> = {
  firefox: (stack, scripts) =>
    startFirefox(stack, program(engines.firefox.programs.browser), scripts),

  webkit: async (stack, scripts) => {
    const { driver, browser, screen } = engines.webkit.programs;
    const folder = stack.use(await temporaryFolder());
    // The buttons of its tool bar would keep the window wider than a phone.
    await mkdir(join(folder.path, 'gtk-3.0'));
    await writeFile(
      join(folder.path, 'gtk-3.0/gtk.css'),
      '* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }',
    );
    const parameters = '-displayfd 1 -screen 0 1600x1200x24'.split(' ');
    const { stdout } = run(stack, program(screen), parameters);
    const [display] = await once(createInterface(stdout), 'line');
    const args = ['--automation', `--enable-javascript=${scripts}`];
    const capabilities = {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: program(browser), args },
    };
    return startWebDriver(stack, program(driver), capabilities, {
      DISPLAY: `:${display}`,
      XDG_CONFIG_HOME: folder.path,
      // Shares its frames by memory: without a graphics card the other way takes half as much again.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    });
  },

  // It draws without a screen, at 800 x 600.
  wpe: (stack, scripts) => {
    const { driver, browser } = engines.wpe.programs;
    const args = ['--automation', '--platform=headless', `--enable-javascript=${scripts}`];
    return startWebDriver(stack, program(driver), {
      browserName: 'cog',
      'wpe:browserOptions': { binary: program(browser), args },
    });
  },

  chromium109: (stack, scripts) =>
    startChromium(stack, program(engines.chromium109.programs.browser), scripts),
};
