/**
 * Browser engines tested besides the current Chromium: the programs they need and how to install
 * them.
 */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';

/** The command that installs Debian packages. */
export const debianInstall = (packages: string) =>
  `apt-get install -y --no-install-recommends ${packages}`;

/**
 * Debian 12's WPE WebKit is the engine of Safari 16.0, close to the last version of older iPhones.
 */
export const engines = {
  firefox: {
    name: 'Firefox',
    programs: { browser: '/usr/bin/firefox-esr' },
    install: debianInstall('firefox-esr'),
  },
  webkit: {
    name: 'WebKit',
    // The library folder is named after the processor.
    programs: {
      driver: '/usr/bin/WebKitWebDriver',
      browser: '/usr/lib/*/webkit2gtk-4.1/MiniBrowser',
      screen: '/usr/bin/Xvfb',
    },
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
    install: 'npx node tests/support/engines/old-chromium.ts',
  },
} as const;

export type EngineId = keyof typeof engines;

export const engineIds = ['firefox', 'webkit', 'wpe', 'chromium109'] as const satisfies EngineId[];

/** The path that a pattern of `engines` matches. Throws if it is not installed. */
export function program(pattern: string): string {
  const [path] = globSync(pattern);
  if (path === undefined) throw new Error(`${pattern} is not installed`);
  return path;
}

/** Missing programs of an engine, as patterns. */
export const missingPrograms = (id: EngineId): string[] =>
  Object.values(engines[id].programs).filter((pattern) => globSync(pattern).length === 0);

/** Engines installed on this machine. */
export const enginesHere = engineIds.filter((id) => missingPrograms(id).length === 0);
