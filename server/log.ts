/** `info` for events, `warn` for what can wait, `error` for what needs someone now. */
export type Level = 'info' | 'warn' | 'error';

/** Writes lines for the operator. Never log anything a visitor sent, or the visitor's address. */
export type Log = Record<Level, (line: string) => void>;

/** Bytes that may be buffered for a slow reader. */
const largestBacklog = 1024 * 1024;

/**
 * Writes one line per message, with the UTC time and the level. Lines that cannot be written (disk
 * full, reader slow or gone) are dropped, so that logging never blocks the site.
 */
export function createLog(
  stream: NodeJS.WritableStream & { readonly writableLength: number },
): Log {
  stream.on('error', () => {});
  const say = (level: Level) => (line: string) => {
    if (stream.writableLength <= largestBacklog) {
      // As `2026-11-21T08:30:00.000Z info  …`.
      const time = new Date().toISOString();
      stream.write(`${time} ${level.padEnd(5)} ${line.replace(/\s*\n\s*/g, ' ')}\n`);
    }
  };
  return { info: say('info'), warn: say('warn'), error: say('error') };
}

/** The system's error code, such as `ENOSPC`. Unlike the message it holds no personal data. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
