import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isScalar, visit } from 'yaml';
import type { Company } from '../settings/company.ts';
import { readContent } from '../settings/content-file.ts';
import { contentFolder } from '../settings/content-folder.ts';
import type { Candidate } from '../settings/going-live.ts';
import { isIllustration } from '../settings/illustrations.ts';
import { findPicture, pictureFolder } from '../src/pictures/files.ts';
import { readPublishSettings } from './settings.ts';

/** The pictures that a content file names, by their paths in the folder of pictures. */
function picturesNamedIn(path: string): string[] {
  const files: string[] = [];
  visit(readContent(path).document, {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || key.value !== 'file' || !isScalar(value)) return;
      const picture = findPicture(String(value.value));
      if ('file' in picture) files.push(picture.file);
    },
  });
  return files;
}

/** Reads what the project in the working folder would go live with. */
export async function readCandidate(company: Company, environment: NodeJS.ProcessEnv): Promise<Candidate> {
  const { SMTP_URL: mailServer } = environment;
  const { text: notice } = readContent(join(contentFolder, 'legal/mentions-legales.yaml'));
  const contents = (await readdir(contentFolder, { recursive: true, encoding: 'utf8' })).filter((name) => name.endsWith('.yaml'));
  // A picture that no page shows is nobody's concern: those of the demonstration stay for the tests.
  const names = new Set(contents.flatMap((name) => picturesNamedIn(join(contentFolder, name))));
  const known = await Promise.all([...names].sort().map(async (name) => ({ name, illustration: await isIllustration(join(pictureFolder, name)) })));
  const namesOf = (wanted: boolean) => known.filter(({ illustration }) => illustration === wanted).map(({ name }) => name);
  return {
    company,
    hasMailServer: Boolean(mailServer),
    isStatic: readPublishSettings(environment).target === 'cloudflare',
    illustrations: namesOf(true),
    photographs: namesOf(false),
    saysIllustrations: /ne montrent pas de chantiers réels/.test(notice.replace(/\s+/g, ' ')),
  };
}
