import { type Company, readCompany } from '../../content-model/company.ts';
import { contentFolder } from '../../content-model/content-folder.ts';
import { loadEnvFile } from '../../content-model/env.ts';
import { SettingError, stopWith } from '../../content-model/fail.ts';

/** Why nothing could be written, by the codes that systems have for it, in the owner's language. */
const troubles: [RegExp, string][] = [
  [/^(?:ENOSPC|EDQUOT)$/, 'le disque est plein ; faites-y de la place'],
  [/^EROFS$/, 'rien ne peut être écrit sur ce disque, qui est protégé'],
  [/^(?:EACCES|EPERM)$/, "l'écriture n'y est pas permise"],
  [/^EISDIR$/, "un dossier s'appelle ainsi, là où va un lien ; ôtez-le"],
];

/** An error of the system as a line for the owner, with the place that it is about; any other error stays as it is. */
export function forOwner(error: unknown): unknown {
  if (error instanceof SettingError || !(error instanceof Error) || !('code' in error)) return error;
  const reason = troubles.find(([codes]) => codes.test(String(error.code)))?.[1];
  const place = 'dest' in error ? error.dest : 'path' in error && error.path;
  return reason === undefined ? error : new SettingError(`${place ? `${place} : ` : ''}${reason}. Ce qui était en ligne y reste.`);
}

/** Runs a command with the company's facts; what it throws ends the process with the lines that say what is bad. */
export async function runCommand(run: (company: Company) => Promise<void>): Promise<void> {
  try {
    loadEnvFile();
    await run(readCompany({ folder: contentFolder }, process.env));
  } catch (error) {
    stopWith(forOwner(error));
  }
}
