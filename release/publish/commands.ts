/**
 * `npm run build`, `deploy`, `rollback`, `forward` and `check:live`:
 * `node release/publish/commands.ts` with one of these names. A command that fails leaves what is
 * online as it is.
 */
import { setTimeout } from 'node:timers/promises';
import { errorCode } from '../../server/log.ts';
import { verifyMailServer } from '../../server/mail/transport.ts';
import { readSettings } from '../../server/settings.ts';
import { type Company, readCompany } from '../../src/content-model/facts/company.ts';
import { loadEnvFile } from '../../src/content-model/facts/env.ts';
import { contentFolder } from '../../src/content-model/files/content-folder.ts';
import { OwnerError, stopWith } from '../../src/content-model/owner/fail.ts';
import { buildHere } from './build-site.ts';
import { contentLeft, factsLeft } from './checklist.ts';
import { goForward, rollBack, spokenTime, versionFile } from './releases.ts';

/** Seconds that the server has to load a new build; it checks every second. */
const takeUpSeconds = 10;

/** Write errors by system error code, in the owner's language. */
const writeErrors: Record<string, string> = {
  ENOSPC: 'le disque est plein ; faites-y de la place',
  EROFS: 'rien ne peut être écrit sur ce disque, qui est protégé',
  EACCES: "l'écriture n'y est pas permise",
  EPERM: "l'écriture n'y est pas permise",
  EISDIR: "un dossier s'appelle ainsi, là où va un lien ; ôtez-le",
};

/** Turns a write error into an `OwnerError` with the path. Other errors are returned unchanged. */
export function forOwner(error: unknown): unknown {
  const reason = writeErrors[errorCode(error)];
  if (reason === undefined || !(error instanceof Error)) return error;
  const path = 'dest' in error ? error.dest : 'path' in error && error.path;
  return new OwnerError(`${path || 'dist'} : ${reason}. Ce qui était en ligne y reste.`);
}

/**
 * Says in French whether visitors get this release, to which `dist` points. `done` says what was
 * done with it.
 */
async function reportOnline(release: string, done: string, siteUrl: string): Promise<void> {
  const version = `la version du ${spokenTime(release)}`;
  for (let second = 0; second < takeUpSeconds; second += 1) {
    const shown = await fetch(`${siteUrl}/${versionFile}`, { signal: AbortSignal.timeout(1000) })
      .then((answer) => answer.text())
      .catch(() => undefined);
    if (shown === release) return console.log(`✔ En ligne : ${version}, ${siteUrl}/`);
    await setTimeout(1000);
  }
  console.log(`✔ ${done} : ${version}, dans dist`);
  console.log(`⚠ ${siteUrl} ne la montre pas : le serveur ne tourne pas, ou il est ailleurs`);
}

/** Lists invented or missing facts and tries the mail server; exits with 1 if anything is left. */
async function checkLive(company: Company): Promise<void> {
  const { smtp } = readSettings(process.env);
  const left = factsLeft(company, process.env).concat(
    contentLeft(new Date(), { folder: contentFolder }),
  );
  if (smtp)
    await verifyMailServer(smtp).then(
      () => console.log(`✔ ${smtp.host} prend les e-mails d'ici`),
      (error: unknown) => {
        const reason = error instanceof Error ? error.message : error;
        left.push(`SMTP_URL : ${smtp.host} ne prend pas les e-mails d'ici : ${reason}`);
      },
    );
  for (const line of left) console.error(`✖ ${line}`);
  if (left.length > 0) {
    console.error(`${left.length} à régler avant la mise en ligne`);
    process.exit(1);
  }
  console.log(`✔ ${company.siteUrl} est prêt à être mis en ligne`);
}

const commands: Record<string, (company: Company) => Promise<void>> = {
  build: async () => {
    await buildHere();
    console.log('✔ Le site est construit.');
  },
  deploy: async ({ siteUrl }) => reportOnline(await buildHere(), 'Construite', siteUrl),
  rollback: async ({ siteUrl }) => {
    const { release, left } = await rollBack('.');
    await reportOnline(release, 'Remise', siteUrl);
    console.log(
      `Celle du ${spokenTime(left)} est gardée jusqu'à la prochaine publication ` +
        '(« npm run forward » la remet). « Publier le site » met en ligne vos textes d’aujourd’hui.',
    );
  },
  forward: async ({ siteUrl }) => reportOnline((await goForward('.')).release, 'Remise', siteUrl),
  'check:live': checkLive,
};

/** Runs a command with the company's facts; an `OwnerError` ends the process with its lines. */
export async function runCommand(name = ''): Promise<void> {
  try {
    loadEnvFile();
    await commands[name]?.(readCompany({ folder: contentFolder }, process.env));
  } catch (error) {
    stopWith(forOwner(error));
  }
}

if (import.meta.main) await runCommand(process.argv[2]);
