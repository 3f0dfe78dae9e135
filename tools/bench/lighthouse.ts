import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { chromiumFlags } from '../chromium.ts';
import type { scoreBudgets, timeBudgets } from './budgets.ts';

/** Fetched by npx, so that it is no dependency. */
export const lighthouse = 'lighthouse@13.5.0';

/** Milliseconds that one run may take; the first one has to be fetched. */
const patience = 180_000;

/** The scores, of 100, and the times of a page; and Lighthouse's index of the machine's power while it ran (a phone has some 500, a good desktop 2,000). */
export type Verdict = Record<(typeof scoreBudgets | typeof timeBudgets)[number]['name'] | 'benchmarkIndex', number>;

const score = v.pipe(
  v.object({ score: v.number() }),
  v.transform(({ score: part }) => Math.round(part * 100)),
);
/** Rounded as the report shows it: a shift of a thousandth of the screen is none. */
const time = (digits: number) =>
  v.pipe(
    v.object({ numericValue: v.number() }),
    v.transform(({ numericValue }) => Number(numericValue.toFixed(digits))),
  );
const report = v.object({
  environment: v.object({ benchmarkIndex: v.number() }),
  categories: v.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: v.object({
    'first-contentful-paint': time(0),
    'largest-contentful-paint': time(0),
    'total-blocking-time': time(0),
    'cumulative-layout-shift': time(3),
  }),
});

/** Times that a page is tried; Lighthouse itself asks for another run when Chromium left something out of its trace. */
const tries = 3;

/**
 * Has Lighthouse judge a page as a phone on a slow 4G meets it. Throws, with what Lighthouse says, when it cannot.
 */
export async function judge(url: string, chromiumPath: string): Promise<Verdict> {
  for (let left = tries; ; left -= 1) {
    const { status, stdout, stderr } = await run(url, chromiumPath);
    if (status === 0) {
      const { environment, categories, audits } = v.parse(report, JSON.parse(stdout));
      return { ...environment, ...categories, ...audits };
    }
    const said = stderr.match(/^Runtime error encountered: (.*)$/m)?.[1] ?? stderr.trim().split('\n').at(-1);
    if (left === 1) throw new Error(`Lighthouse could not judge ${url}: ${said}`);
  }
}

async function run(url: string, path: string): Promise<{ status: number | null; stdout: string; stderr: string }> {
  const chromeFlags = ['--headless=new', ...chromiumFlags].join(' ');
  const child = spawn('npx', ['--yes', lighthouse, url, '--quiet', '--output=json', `--chrome-flags=${chromeFlags}`], {
    env: { ...process.env, CHROME_PATH: path },
    timeout: patience,
  });
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { status, stdout, stderr };
}
