/**
 * A mistake in a setting or in the content. The message tells the owner what is wrong, where, and
 * what would be right.
 */
export class OwnerError extends Error {}

/** Prints an `OwnerError` and ends the process; other errors are rethrown. */
export function stopWith(error: unknown): never {
  if (!(error instanceof OwnerError)) throw error;
  for (const line of error.message.split('\n')) console.error(`✖ ${line}`);
  process.exit(1);
}
