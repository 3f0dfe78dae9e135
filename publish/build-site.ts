import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { SettingError } from '../settings/fail.ts';
import type { LocalPlace } from './local-place.ts';
import { describeSite, type Release, releaseId } from './release.ts';

/** Astro's command, started with Node itself: the one in `.bin` is no program on Windows. */
const astro = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin/astro.mjs');

/** A site that is built and checked and not yet online, and its folder. */
export interface Built {
  release: Release;
  folder: string;
}

/** Builds the site of the project in the working folder. Throws a `SettingError`, the reason being on the terminal, when it cannot be built. */
export async function buildSite(place: LocalPlace, now: Date, parameters: string[] = []): Promise<Built> {
  const id = releaseId(now);
  const folder = await place.workFolder(id);
  try {
    const child = spawn(process.execPath, [astro, 'build', '--outDir', folder, ...parameters], { stdio: 'inherit' });
    const [status] = await once(child, 'close');
    if (status !== 0) throw new SettingError('the site could not be built: nothing of it is online, and what was stays');
    return { release: await describeSite(folder, now), folder };
  } catch (error) {
    await place.discard(id);
    throw error;
  }
}
