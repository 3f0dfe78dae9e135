import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { SettingError } from '../../content-model/fail.ts';
import type { DeploySettings } from './deploy-settings.ts';
import { LocalTarget } from './local-target.ts';
import type { Release } from './release.ts';

/** Run through npx: it contains Cloudflare's server, workerd, and stays out of our dependencies. */
const wrangler = 'wrangler@4.164.0';

/** Cloudflare Workers keep no files of older builds, so a local folder holds the uploaded releases. */
class CloudflareTarget extends LocalTarget {
  override async upload(release: Release): Promise<void> {
    const command = [
      'npx',
      '--yes',
      wrangler,
      'deploy',
      '--config',
      'deploy/wrangler.jsonc',
      '--assets',
      resolve(this.siteOf(release)),
    ];
    // On Windows npx is a script and needs a shell. Only the folder may need quotes.
    const line = command.map((word) => (/^[\w@./:-]+$/.test(word) ? word : `"${word}"`)).join(' ');
    const { status } = spawnSync(line, { shell: true, stdio: 'inherit' });
    if (status !== 0)
      throw new SettingError(
        "Cloudflare n'a pas pris le site ; la raison est au-dessus. Ce qui était en ligne y reste.",
      );
  }
}

/** The target in the settings; this machine by default. */
export const targetOf = ({ target }: DeploySettings): LocalTarget =>
  target === 'cloudflare' ? new CloudflareTarget('var/cloudflare') : new LocalTarget('.');
