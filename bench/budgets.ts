/** What a page may cost a visitor: one place for the browser tests and for `npm run bench`. */

/** Bytes as they travel (brotli, without headers), on a phone of 412 × 823 at 1.75 unless said otherwise. */
export const byteBudgets = {
  firstPaint: { label: 'HTML and CSS of the first paint', limit: 14_600 },
  script: { label: 'script before interaction, phone', limit: 3_000 },
  desktopScript: { label: 'script before interaction, desktop', limit: 3_000 },
  fonts: { label: 'fonts', limit: 45_000 },
  pictures: { label: 'pictures before anyone scrolls', limit: 60_000 },
  formScript: { label: 'script once every form is used', limit: 100_000 },
} as const;

/** Requests of the first view. Chromium also asks for some pictures further down; their bytes count, not their number. */
export const requestBudget = { label: 'requests of the first view', limit: 8 } as const;

/** Lighthouse’s four scores, of 100. */
export const scoreBudget = 100;

/** Lighthouse on a simulated slow 4G: milliseconds, and the shift of the layout, which has no unit. */
export const timeBudgets = {
  'first-contentful-paint': { label: 'FCP', limit: 800 },
  'largest-contentful-paint': { label: 'LCP', limit: 1_400 },
  'total-blocking-time': { label: 'TBT', limit: 0 },
  'cumulative-layout-shift': { label: 'CLS', limit: 0 },
} as const;

/** Milliseconds from the click on a link that the pointer rests on to the first paint of its page. */
export const clickBudget = 100;
