import type { BaseIssue } from 'valibot';

/** A setting that cannot be used. The message is one line for the owner: what, where, and what would be right. */
export class SettingError extends Error {}

/**
 * One line for the first problem of a validation. `names` translates a field's path to what the owner typed, `place` says where any other
 * stands, and `fields` which ones a part of it may have.
 */
export function settingError(
  issues: [BaseIssue<unknown>, ...BaseIssue<unknown>[]],
  place: (path: string[]) => string,
  names: Record<string, string> = {},
  fields: (part: string) => string[] = () => [],
): SettingError {
  // A field that nobody knows is the likely reason of one that is missing.
  const issue = issues.find(({ expected }) => expected === 'never') ?? issues[0];
  const path = (issue.path ?? []).map(({ key }) => String(key));
  const field = path.join('.');
  const name = names[field] ?? `${place(path)}: ${field}`;
  if (issue.expected === 'never')
    return new SettingError(`${name} is no field; choose among: ${fields(path.length > 1 ? (path[0] ?? '') : '').join(', ')}`);
  const received = typeof issue.input === 'string' && issue.input !== '' ? ` (got "${issue.input}")` : '';
  return new SettingError(`${name} ${issue.message}${received}`);
}

/** Runs `read` and, when a setting is bad, ends the process with the one line that says so. */
export function orStop<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    return stopWith(error);
  }
}

/** Ends the process with the one line that says what setting is bad; any other error is thrown on. */
export function stopWith(error: unknown): never {
  if (!(error instanceof SettingError)) throw error;
  console.error(`✖ ${error.message}`);
  process.exit(1);
}
