import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Company } from '../settings/company.ts';
import { contentFolder } from '../settings/content-folder.ts';
import type { Candidate } from '../settings/going-live.ts';
import { isIllustration } from '../settings/illustrations.ts';
import { readPublishSettings } from './settings.ts';

const pictures = 'src/assets/pictures';

/** Reads what the project in the working folder would go live with. */
export async function readCandidate(company: Company, environment: NodeJS.ProcessEnv): Promise<Candidate> {
  const { SMTP_URL: mailServer } = environment;
  const [notice, names] = await Promise.all([
    readFile(join(contentFolder, 'legal/mentions-legales.yaml'), 'utf8'),
    readdir(pictures, { recursive: true, encoding: 'utf8' }),
  ]);
  const known = await Promise.all(
    names
      .filter((name) => /\.(jpe?g|png|webp|avif)$/i.test(name))
      .map(async (name) => ({ name, illustration: await isIllustration(join(pictures, name)) })),
  );
  const namesOf = (wanted: boolean) => known.filter(({ illustration }) => illustration === wanted).map(({ name }) => name);
  return {
    company,
    hasMailServer: Boolean(mailServer),
    isStatic: readPublishSettings(environment).target?.kind === 'cloudflare',
    illustrations: namesOf(true),
    photographs: namesOf(false),
    saysIllustrations: /ne montrent pas de chantiers réels/.test(notice.replace(/\s+/g, ' ')),
  };
}
