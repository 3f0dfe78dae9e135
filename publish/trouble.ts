import { SettingError } from '../settings/fail.ts';

/** What keeps a site from going online, by the words that systems, `ssh` and `tar` have for it, and what an owner reads. */
const troubles: [RegExp, string][] = [
  [/ENOSPC|EDQUOT|no space left|disk quota/i, 'le disque est plein ; faites-y de la place'],
  [/EROFS|read-only file system/i, 'rien ne peut être écrit sur ce disque, qui est protégé'],
  [/Permission denied \(|Too many authentication failures|Host key verification failed/i, 'la machine ne reconnaît pas cet ordinateur (clé SSH)'],
  [/EACCES|EPERM|permission denied|operation not permitted/i, "l'écriture n'y est pas permise"],
  [
    /ENOTFOUND|could not resolve|name or service not known|network is unreachable|no route to host|timed out|connection refused|connection reset|connection closed/i,
    'la machine ne répond pas (cet ordinateur est-il relié à Internet ?)',
  ],
];

/** Why it did not work, in the owner's language; nothing where the reason is none of those that are known. */
export const troubleIn = (text: string): string | undefined => troubles.find(([words]) => words.test(text))?.[1];

/** An error of the system as a line for the owner, with the place that it is about; any other error stays as it is. */
export function inFrench(error: unknown): unknown {
  if (error instanceof SettingError || !(error instanceof Error) || !('code' in error)) return error;
  const reason = troubleIn(String(error.code));
  return reason === undefined ? error : new SettingError(`${'path' in error ? `${error.path} : ` : ''}${reason}. Ce qui était en ligne y reste.`);
}
