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
 * Starts an engine with one page and an empty profile. `scripts` allows scripts. It ends with the
 * stack.
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
    // Otherwise the buttons of its toolbar keep the window wider than a phone.
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
      // Frames in shared memory: without a graphics card the default takes 50 % longer.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    });
  },

  // It needs no screen and always draws 800 × 600 pixels.
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
