import { stripVTControlCharacters } from 'node:util';
import type { AstroLoggerDestination } from 'astro';

const steps = {
  read: '1/5 Photos lues',
  prepare: '2/5 Préparation',
  pages: '3/5 Pages et cartes',
  pictures: '4/5 Photos, en toutes tailles',
  check: '5/5 Compression et vérification',
};

/** Milliseconds between two lines where there is no terminal. */
const pause = 10_000;

/** Prints the steps of a build, one line each. A terminal rewrites the line while the step runs. */
export function showProgress(
  { write, isTerminal }: { write: (text: string) => unknown; isTerminal: boolean },
  now = Date.now,
) {
  let last = '';
  let shown = now();
  return (step: keyof typeof steps, done?: number, total?: number): void => {
    const count = [done, total].filter((number) => number !== undefined).join(' sur ');
    const line = steps[step] + (count && ` : ${count}`);
    if (isTerminal) {
      // Go up to the line of this step and clear it. Each line ends, so that output of others
      // starts on a new one.
      const again = last === step ? '\x1b[1A\x1b[2K' : '';
      const part = Math.round((20 * (done ?? 0)) / (total || 1));
      const bar = total === undefined ? '' : ` ${'█'.repeat(part).padEnd(20, '░')}`;
      write(`${again}${line}${bar}\n`);
      last = step;
    } else if (now() - shown >= pause) {
      write(`${line}\n`);
      shown = now();
    }
  };
}

/** Progress on the output of this process. */
export const progressHere = () =>
  showProgress({
    write: (text) => process.stdout.write(text),
    isTerminal: process.stdout.isTTY === true,
  });

/**
 * A logger for Astro's builds. It reads Astro's messages and shows how many pages are rendered and
 * how many pictures are made, for which Astro has no hooks. Errors do not pass through it.
 */
export function buildLogger(show = progressHere()): AstroLoggerDestination {
  let pages = 0;
  return {
    write({ message, level, label }) {
      if (level !== 'info') return;
      const text = stripVTControlCharacters(message);
      const [, done, total] = /^ +▶ .*\((\d+)\/(\d+)\)$/.exec(text) ?? [];
      if (done !== undefined) {
        show('pictures', Number(done), Number(total));
        if (done === total) show('check');
      } else if (/^ +├─ /.test(text)) {
        pages += 1;
        show('pages', pages);
      } else if (pages === 0 && label !== null) show('prepare');
    },
  };
}

export default () => buildLogger();
