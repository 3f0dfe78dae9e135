import { type Company, readCompany } from '../../content-model/company.ts';
import { contentFolder } from '../../content-model/content-folder.ts';
import { loadEnvFile } from '../../content-model/env.ts';
import { SettingError, stopWith } from '../../content-model/fail.ts';

/** Write errors by system error code, in the owner's language. */
const writeErrors: [RegExp, string][] = [
  [/^(?:ENOSPC|EDQUOT)$/, 'le disque est plein ; faites-y de la place'],
  [/^EROFS$/, 'rien ne peut être écrit sur ce disque, qui est protégé'],
  [/^(?:EACCES|EPERM)$/, "l'écriture n'y est pas permise"],
  [/^EISDIR$/, "un dossier s'appelle ainsi, là où va un lien ; ôtez-le"],
];

/** Turns a system error into a line for the owner, with the path; other errors are returned as they are. */
export function forOwner(error: unknown): unknown {
  if (error instanceof SettingError || !(error instanceof Error) || !('code' in error))
    return error;
  const reason = writeErrors.find(([codes]) => codes.test(String(error.code)))?.[1];
  const path = 'dest' in error ? error.dest : 'path' in error && error.path;
  return reason === undefined
    ? error
    : new SettingError(`${path ? `${path} : ` : ''}${reason}. Ce qui était en ligne y reste.`);
}

/** Runs a command with the company's facts; a `SettingError` ends the process with its lines. */
export async function runCommand(run: (company: Company) => Promise<void>): Promise<void> {
  try {
    loadEnvFile();
    await run(readCompany({ folder: contentFolder }, process.env));
  } catch (error) {
    stopWith(forOwner(error));
  }
}
