import type { BaseIssue } from 'valibot';

/** A setting that cannot be used. The message is one line for the owner: what, where, and what would be right. */
export class SettingError extends Error {}

/** One line for the first problem of a validation, `names` translating a field's path to what the owner typed. */
export function settingError(
  issues: [BaseIssue<unknown>, ...BaseIssue<unknown>[]],
  source: string,
  names: Record<string, string> = {},
): SettingError {
  const [issue] = issues;
  const path = (issue.path ?? []).map((step) => String(step.key)).join('.');
  const name = names[path] ?? `${source}: ${path}`;
  const received = typeof issue.input === 'string' ? ` (got "${issue.input}")` : '';
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
