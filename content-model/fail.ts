import type { BaseIssue } from 'valibot';

/** A setting that cannot be used. The message is one line for the owner: what, where, and what would be right. */
export class SettingError extends Error {}

/** One line for the first problem of a validation of environment variables. */
export function settingError([issue]: readonly [BaseIssue<unknown>, ...BaseIssue<unknown>[]]): SettingError {
  const received = typeof issue.input === 'string' && issue.input !== '' ? ` (got "${issue.input}")` : '';
  return new SettingError(`${(issue.path ?? []).map(({ key }) => String(key)).join('.')} ${issue.message}${received}`);
}

/** Ends the process with the line, or the lines, that say what is bad; any other error is thrown on. */
export function stopWith(error: unknown): never {
  if (!(error instanceof SettingError)) throw error;
  for (const line of error.message.split('\n')) console.error(`✖ ${line}`);
  process.exit(1);
}
