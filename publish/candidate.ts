import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Company } from '../settings/company.ts';
import { contentFolder } from '../settings/content-folder.ts';
import type { Candidate } from '../settings/going-live.ts';
import { readPublishSettings } from './settings.ts';

/** A line each: the digest of a picture of the demonstration, and its name, as `sha256sum` prints them. */
const listOfIllustrations = 'settings/illustrations.txt';
const pictures = 'src/assets/pictures';

/** Reads what the project in the working folder would go live with. */
export async function readCandidate(company: Company, environment: NodeJS.ProcessEnv): Promise<Candidate> {
  const { SMTP_URL: mailServer } = environment;
  const [list, notice, names] = await Promise.all([
    readFile(listOfIllustrations, 'utf8'),
    readFile(join(contentFolder, 'legal/mentions-legales.yaml'), 'utf8'),
    readdir(pictures),
  ]);
  const known = new Set(list.split('\n').map((line) => line.split(' ')[0]));
  const digests = await Promise.all(
    names
      .filter((name) => /\.(jpe?g|png|webp|avif)$/i.test(name))
      .map(async (name) => ({
        name,
        digest: createHash('sha256')
          .update(await readFile(join(pictures, name)))
          .digest('hex'),
      })),
  );
  const namesOf = (isIllustration: boolean) => digests.filter(({ digest }) => known.has(digest) === isIllustration).map(({ name }) => name);
  return {
    company,
    hasMailServer: Boolean(mailServer),
    isStatic: readPublishSettings(environment).target?.kind === 'cloudflare',
    illustrations: namesOf(true),
    photographs: namesOf(false),
    saysIllustrations: /ne montrent pas de chantiers réels/.test(notice.replace(/\s+/g, ' ')),
  };
}
