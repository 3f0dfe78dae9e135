/** A setting that cannot be used. The message is one line for the owner: what, where, and what would be right. */
export class SettingError extends Error {}

/** Ends the process with the line, or the lines, that say what is bad; any other error is thrown on. */
export function stopWith(error: unknown): never {
  if (!(error instanceof SettingError)) throw error;
  for (const line of error.message.split('\n')) console.error(`✖ ${line}`);
  process.exit(1);
}
