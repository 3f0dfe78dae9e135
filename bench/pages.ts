/**
 * What a page costs a visitor: `npm run bench`, after a build. Bytes and requests of every page, Lighthouse on one page of each
 * template, and the click on a link. It fails when a figure is over its budget; the figures go to `results.md`.
 */
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/chromium.ts';
import { pages } from '../tests/support/routes.ts';
import { clickBudget, pageBudgets, scoreBudgets, timeBudgets } from './budgets.ts';
import { weigh } from './first-view.ts';
import { judge, lighthouse, type Verdict } from './lighthouse.ts';
import { median } from './median.ts';
import { type Click, clickThrough } from './next-page.ts';
import { demand, machine, print, writeResults } from './report.ts';
import { siteFolder, startOurs } from './web-servers.ts';

/** One page of each template. */
const templates = [
  ...['/', '/services/toiture', '/services/demoussage-toiture', '/mulhouse', '/zone-intervention', '/urgence', '/contact'],
  ...['/garanties', '/mentions-legales'],
];
const runs = 5;
const clicks = 9;

const number = (value: number) => value.toLocaleString('en');

/** A figure as the table shows it; over its budget it is marked, and the command fails. */
function held(value: number, isWithin: boolean, where: string): string {
  demand(isWithin, `${where}: ${number(value)}`);
  return isWithin ? number(value) : `**${number(value)}**`;
}

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
const table = (columns: string[]) => `${row(columns)}\n|${'---|'.repeat(columns.length)}`;

const chromiumPath = findChromium()?.path;
if (chromiumPath === undefined) throw new Error('No Chromium here: "node scripts/browsers.ts" installs one');
await using folder = await siteFolder();
await using server = await startOurs(folder.path);
const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });

print(
  `# What a page costs\n\nWritten by \`npm run bench\`. ${browser.browserType().name()} ${browser.version()}, ${machine}. Bytes as they travel (brotli, without headers).\n`,
);

print(table(['', ...pageBudgets.map(({ label }) => label)]));
print(row(['**budget**', ...pageBudgets.map(({ limit }) => number(limit))]));
for (const page of pages) {
  const weight = await weigh(browser, server.url + page);
  print(row([page, ...pageBudgets.map(({ name, label, limit }) => held(weight[name], weight[name] <= limit, `${page}: ${label}`))]));
}

print(`\n## Lighthouse\n\n${lighthouse}, a phone on a simulated slow 4G, one page of each template, the median of ${runs} runs.\n`);
print(table(['', ...[...scoreBudgets, ...timeBudgets].map(({ label }) => label)]));
print(row(['**budget**', ...scoreBudgets.map(({ least }) => number(least)), ...timeBudgets.map(({ limit }) => number(limit))]));
const indexes: number[] = [];
for (const page of templates) {
  const verdicts: Verdict[] = [];
  for (let run = 0; run < runs; run += 1) verdicts.push(await judge(server.url + page, { path: chromiumPath, flags: chromiumFlags }));
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

const opened: Click[] = [];
for (let click = 0; click < clicks; click += 1) {
  opened.push(await clickThrough(`${server.url}/`, `${server.url}/zone-intervention`, { path: chromiumPath, flags: chromiumFlags }));
}
await browser.close();
const paint = Math.round(median(opened.map((click) => click.paint)));
const drawn = opened.filter(({ drawnBefore }) => drawnBefore).length;
print('\n## The next page\n');
print(
  'From the click on a link of the header, on which the pointer rested, to the first paint of its page, in a new browser each time: ' +
    `${held(paint, paint <= clickBudget, 'ms from the click to the first paint')} ms (median of ${clicks}, budget ${clickBudget} ms). ` +
    `Drawn before the click: ${held(drawn, drawn === clicks, 'pages drawn before the click')} of ${clicks}.`,
);
await writeResults('bench/results.md');
