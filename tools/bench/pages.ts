/**
 * What a page costs a visitor: `npm run bench`, after a build. Bytes and requests of every page, and Lighthouse on one page of each template. It
 * fails when a figure is over its budget; the figures go to `results.md`.
 */
import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { pages } from '../../tests/support/routes.ts';
import { pageBudgets, scoreBudgets, timeBudgets } from './budgets.ts';
import { weigh } from './first-view.ts';
import { judge, lighthouse, type Verdict } from './lighthouse.ts';
import { openSite } from './site.ts';

/** One page of each template. */
const templates = [
  ...['/', '/services/toiture', '/services/demoussage-toiture', '/mulhouse', '/zone-intervention', '/urgence', '/contact'],
  ...['/garanties', '/mentions-legales'],
];
const runs = 5;

const load = loadavg()[0]?.toFixed(1);
const lines: string[] = [];
/** Prints a line that is also kept for the file of results. */
function print(line: string): void {
  console.log(line);
  lines.push(line);
}

const number = (value: number) => value.toLocaleString('en');

/** A figure as the table shows it; over its budget it is marked, and the command fails. */
function held(value: number, isWithin: boolean, where: string): string {
  if (isWithin) return number(value);
  console.error(`✖ ${where}: ${number(value)}`);
  process.exitCode = 1;
  return `**${number(value)}**`;
}

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
const table = (columns: string[]) => `${row(columns)}\n|${'---|'.repeat(columns.length)}`;

/** The middle of some figures, which one that something else disturbed does not move. */
const median = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;

await using site = await openSite();

print(
  `# What a page costs\n\nWritten by \`npm run bench\`. Chromium ${site.browser.version()}, Node ${process.version}, ${availableParallelism()} cores, load average before: ${load}. Bytes as they travel (brotli, without headers).\n`,
);

print(table(['', ...pageBudgets.map(({ label }) => label)]));
print(row(['**budget**', ...pageBudgets.map(({ limit }) => number(limit))]));
for (const page of pages) {
  const weight = await weigh(site.browser, site.url + page);
  print(row([page, ...pageBudgets.map(({ name, label, limit }) => held(weight[name], weight[name] <= limit, `${page}: ${label}`))]));
}

print(`\n## Lighthouse\n\n${lighthouse}, a phone on a simulated slow 4G, one page of each template, the median of ${runs} runs.\n`);
print(table(['', ...[...scoreBudgets, ...timeBudgets].map(({ label }) => label)]));
print(row(['**budget**', ...scoreBudgets.map(({ least }) => number(least)), ...timeBudgets.map(({ limit }) => number(limit))]));
const indexes: number[] = [];
for (const page of templates) {
  const verdicts: Verdict[] = [];
  for (let run = 0; run < runs; run += 1) verdicts.push(await judge(site.url + page, site.path));
  const figure = (name: keyof Verdict) => median(verdicts.map((verdict) => verdict[name]));
  indexes.push(figure('benchmarkIndex'));
  print(
    row([
      page,
      ...scoreBudgets.map(({ name, label, least }) => held(figure(name), figure(name) >= least, `${page}: ${label}`)),
      ...timeBudgets.map(({ name, label, limit }) => held(figure(name), figure(name) <= limit, `${page}: ${label}`)),
    ]),
  );
}

print(
  `\nLighthouse's index of this machine's power, by page: ${number(Math.round(Math.min(...indexes)))} to ${number(Math.round(Math.max(...indexes)))}.`,
);
await writeFile('tools/bench/results.md', `${lines.join('\n')}\n`);
