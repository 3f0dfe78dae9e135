/** The system's name of what went wrong, as in `ENOSPC`: unlike the message it holds nothing personal. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
