import { expect, test } from 'vitest';
import { buildLogger, showProgress } from './progress.ts';

const page = (name: string) => `  ├─ \x1b[2m/${name}.html\x1b[22m`;
const picture = (count: string) =>
  `  ▶ /_astro/a (1).avif \x1b[2m(before: 9kB, after: 1kB)\x1b[22m (+1.20s) \x1b[2m(${count})\x1b[22m`;

/** What Astro tells of a small build; each takes six seconds. */
const told = [
  'Syncing content',
  'Building static entrypoints...',
  page('index'),
  ' (+12ms) ',
  page('contact'),
  picture('1/4'),
  picture('2/4'),
  picture('3/4'),
  picture('4/4'),
  'Complete!',
];

/** What a build writes, as it was written. */
function writtenBy(isTerminal: boolean): string {
  let written = '';
  let time = 0;
  const write = (text: string) => (written += text);
  const show = showProgress({ write, isTerminal }, () => time);
  const logger = buildLogger(show);
  for (const message of told) {
    time += 6000;
    const label = message.startsWith(' ') ? null : 'build';
    logger.write({ message, level: 'info', label, newLine: true });
  }
  return written;
}

test('a terminal shows each step in a line that grows, with a bar for the pictures', () => {
  expect(writtenBy(true).replaceAll('\x1b[1A\x1b[2K', '↑').split('\n')).toEqual([
    '2/5 Préparation',
    '↑2/5 Préparation',
    '3/5 Pages et cartes : 1',
    '↑3/5 Pages et cartes : 2',
    '4/5 Photos, en toutes tailles : 1 sur 4 █████░░░░░░░░░░░░░░░',
    '↑4/5 Photos, en toutes tailles : 2 sur 4 ██████████░░░░░░░░░░',
    '↑4/5 Photos, en toutes tailles : 3 sur 4 ███████████████░░░░░',
    '↑4/5 Photos, en toutes tailles : 4 sur 4 ████████████████████',
    '5/5 Compression et vérification',
    '',
  ]);
});

test('without a terminal there is a plain line after every ten seconds', () => {
  expect(writtenBy(false).split('\n')).toEqual([
    '2/5 Préparation',
    '3/5 Pages et cartes : 2',
    '4/5 Photos, en toutes tailles : 2 sur 4',
    '4/5 Photos, en toutes tailles : 4 sur 4',
    '',
  ]);
});

test('errors and warnings of Astro are not told twice', () => {
  let written = '';
  const show = showProgress({ write: (text) => (written += text), isTerminal: true });
  for (const level of ['warn', 'error'] as const)
    for (const message of [picture('1/4'), page('index'), 'Unable to generate'])
      buildLogger(show).write({ message, level, label: 'build', newLine: true });
  expect(written).toBe('');
});
