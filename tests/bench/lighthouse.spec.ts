/**
 * `npm run bench`, second table: one page of each template as Lighthouse sees it on a phone with
 * simulated 4G. Times are medians of five runs in ms; the layout shift has no unit.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import * as v from 'valibot';
import { chromiumFlags, findTestChromium } from '../support/chromium.ts';
import { oneOfEachTemplate } from '../support/routes.ts';

/** What each page may take; the score of each category is 1. */
const limits: Record<string, number> = {
  'first-contentful-paint': 800,
  'largest-contentful-paint': 1400,
  'total-blocking-time': 0,
  'cumulative-layout-shift': 0.0005,
};

const report = v.object({
  categories: v.record(v.string(), v.object({ score: v.nullable(v.number()) })),
  audits: v.record(v.string(), v.object({ numericValue: v.optional(v.number()) })),
});

async function look(url: string): Promise<v.InferOutput<typeof report>> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      'lighthouse@13.5.0',
      url,
      '--quiet',
      '--output=json',
      // Networks without an address are no links.
      '--skip-audits=crawlable-anchors',
      `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: findTestChromium() }, maxBuffer: 1e8 },
  );
  return v.parse(report, JSON.parse(stdout));
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1];

for (const path of oneOfEachTemplate)
  test(path, async ({ baseURL }) => {
    test.setTimeout(600_000);
    const found: v.InferOutput<typeof report>[] = [];
    for (let time = 0; time < 5; time += 1) found.push(await look(`${baseURL}${path}`));
    const told: string[] = [];
    for (const [name, limit] of Object.entries(limits)) {
      const value = median(found.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
      told.push(`${name} ${value?.toFixed(limit < 1 && limit > 0 ? 4 : 0)}`);
      expect.soft(value, name).toBeLessThanOrEqual(limit);
    }
    for (const name of Object.keys(found[0]?.categories ?? {})) {
      const score = median(found.map(({ categories }) => categories[name]?.score ?? 0));
      told.push(`${name} ${score}`);
      expect.soft(score, name).toBe(1);
    }
    console.log(`${path}: ${told.join(', ')}`);
  });
