/** An invalid setting. The message says to the owner what, where, and what would be right. */
export class SettingError extends Error {}

/** Prints a `SettingError` and ends the process; other errors are rethrown. */
export function stopWith(error: unknown): never {
  if (!(error instanceof SettingError)) throw error;
  for (const line of error.message.split('\n')) console.error(`✖ ${line}`);
  process.exit(1);
}
