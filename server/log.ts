/** How much a line matters: what happened, what to look at when there is time, and what someone has to look at now. */
export type Level = 'info' | 'warn' | 'error';

/** Writes lines for the operator. Never give it anything a visitor sent, nor where the visitor came from. */
export type Log = Record<Level, (line: string) => void>;

/** Bytes that may wait for a reader who has stopped reading; what comes after them is lost, and counted. */
const largestBacklog = 1024 * 1024;

/**
 * Writes one line each, with the time in UTC and the level. What cannot be written (the disk is full, the reader has gone or
 * sleeps) is lost rather than waited for: the site and its forms matter more than what is said of them.
 */
export function createLog(stream: NodeJS.WritableStream & { readonly writableLength: number }): Log {
  let lost = 0;
  stream.on('error', () => {});

  const write = (level: Level, message: string) => stream.write(`${formatted(level, message)}\n`);
  const say = (level: Level) => (line: string) => {
    if (stream.writableLength > largestBacklog) {
      lost += 1;
      return;
    }
    if (lost > 0) write('warn', `${lost} lines could not be written: whatever reads this log was too slow`);
    lost = 0;
    write(level, line);
  };
  return { info: say('info'), warn: say('warn'), error: say('error') };
}

/** As in `2026-11-21T08:30:00.000Z info  …`. */
const formatted = (level: Level, line: string) => `${new Date().toISOString()} ${level.padEnd(5)} ${line.replace(/\s*\n\s*/g, ' ')}`;

/** The system's name of what went wrong, as in `ENOSPC`: unlike the message it holds nothing personal. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
