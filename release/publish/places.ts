import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { SettingError } from '../../content-model/fail.ts';
import { LocalPlace } from './local-place.ts';
import type { Release } from './release.ts';
import type { PublishSettings } from './settings.ts';

/** Cloudflare's tool, through npx: it holds their own server, workerd, and is no dependency of ours. */
const wrangler = 'wrangler@4.164.0';

/** Cloudflare Workers, of which a folder of this machine holds what was uploaded: they keep no files of older builds. */
class CloudflarePlace extends LocalPlace {
  override async announce(release: Release): Promise<void> {
    const command = ['npx', '--yes', wrangler, 'deploy', '--config', 'deploy/wrangler.jsonc', '--assets', resolve(this.siteOf(release))];
    // npx is no program on Windows. Nothing in these words needs quotes but the folder.
    const line = command.map((word) => (/^[\w@./:-]+$/.test(word) ? word : `"${word}"`)).join(' ');
    const { status } = spawnSync(line, { shell: true, stdio: 'inherit' });
    if (status !== 0) throw new SettingError("Cloudflare n'a pas pris le site ; la raison est au-dessus. Ce qui était en ligne y reste.");
  }
}

/** The place that the settings name; without one, this machine. */
export const placeOf = ({ target }: PublishSettings): LocalPlace =>
  target === 'cloudflare' ? new CloudflarePlace('var/cloudflare') : new LocalPlace('.');
