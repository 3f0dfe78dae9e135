import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';

/** What figures depend on. */
export const machine = `Node ${process.version}, ${availableParallelism()} cores, load average before: ${loadavg()[0]?.toFixed(1)}`;

const lines: string[] = [];

/** Prints a line that is also kept for the file of results. */
export function print(line: string): void {
  console.log(line);
  lines.push(line);
}

/** Writes all that was printed so far. */
export const writeResults = (path: string) => writeFile(path, `${lines.join('\n')}\n`);

/** Says what is not as it must be, and has the command fail once it is done. */
export function demand(condition: boolean, what: string): void {
  if (condition) return;
  console.error(`✖ ${what}`);
  process.exitCode = 1;
}
