import { SettingError } from '../../content-model/fail.ts';

/** Why nothing could be written, by the codes that systems have for it, in the owner's language. */
const troubles: [RegExp, string][] = [
  [/^(?:ENOSPC|EDQUOT)$/, 'le disque est plein ; faites-y de la place'],
  [/^EROFS$/, 'rien ne peut être écrit sur ce disque, qui est protégé'],
  [/^(?:EACCES|EPERM)$/, "l'écriture n'y est pas permise"],
];

/** An error of the system as a line for the owner, with the place that it is about; any other error stays as it is. */
export function inFrench(error: unknown): unknown {
  if (error instanceof SettingError || !(error instanceof Error) || !('code' in error)) return error;
  const reason = troubles.find(([codes]) => codes.test(String(error.code)))?.[1];
  return reason === undefined ? error : new SettingError(`${'path' in error ? `${error.path} : ` : ''}${reason}. Ce qui était en ligne y reste.`);
}
