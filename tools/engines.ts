/** The engines, beside today's Chromium, that the browser tests run in: the programs they need, and the command that installs those. */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';

/** The command that installs packages of Debian, as one types it. */
export const debianInstall = (packages: string) => `apt-get install -y --no-install-recommends ${packages}`;

/** Of WPE WebKit Debian 12 has the one of Safari 16.0, near the last that older iPhones got. */
export const engines = {
  firefox: {
    name: 'Firefox',
    programs: { browser: '/usr/bin/firefox-esr' },
    install: debianInstall('firefox-esr'),
  },
  webkit: {
    name: 'WebKit',
    // A library's folder is named after the processor.
    programs: { driver: '/usr/bin/WebKitWebDriver', browser: '/usr/lib/*/webkit2gtk-4.1/MiniBrowser', screen: '/usr/bin/Xvfb' },
    install: debianInstall('webkit2gtk-driver xvfb'),
  },
  wpe: {
    name: 'WPE WebKit',
    programs: { driver: '/usr/bin/WPEWebDriver', browser: '/usr/bin/cog' },
    install: debianInstall('wpewebkit-driver cog'),
  },
  chromium109: {
    name: 'Chromium 109',
    programs: { browser: resolve('.cache/chromium-109/chromium') },
    install: 'npx node tools/old-chromium.ts',
  },
} as const;

export type EngineId = keyof typeof engines;

export const engineIds = ['firefox', 'webkit', 'wpe', 'chromium109'] as const satisfies EngineId[];

/** Path of the program that a pattern of `engines` names. Throws where it is not installed. */
export function program(pattern: string): string {
  const [path] = globSync(pattern);
  if (path === undefined) throw new Error(`${pattern} is not installed`);
  return path;
}

/** The programs an engine needs that are not installed, as `engines` names them. */
export const missingPrograms = (id: EngineId): string[] => Object.values(engines[id].programs).filter((pattern) => globSync(pattern).length === 0);

/** The engines that can be tested on this machine. */
export const enginesHere = engineIds.filter((id) => missingPrograms(id).length === 0);
