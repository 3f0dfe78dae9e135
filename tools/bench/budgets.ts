/** What a page may cost a visitor: one place for the browser tests and for `npm run bench`. */

/**
 * Bytes as they travel (brotli, without headers), and requests, on a phone of 412 × 823 at 1.75 unless said otherwise, before
 * anyone scrolls or touches anything. Of the lazy pictures further down Chromium fetches those that come next: their bytes count, not
 * their number. Eight files are the page, two of styles (one for paper), two faces, a script, and two pictures. Script written into the page counts as
 * script.
 */
export const pageBudgets = [
  { name: 'firstView', label: 'head and first section', limit: 14_600 },
  { name: 'page', label: 'HTML and its styles', limit: 18_000 },
  { name: 'script', label: 'script before interaction, phone', limit: 4_500 },
  { name: 'desktopScript', label: 'script before interaction, desktop', limit: 4_500 },
  { name: 'fonts', label: 'fonts', limit: 45_000 },
  { name: 'pictures', label: 'pictures', limit: 60_000 },
  { name: 'requests', label: 'requests of the first view', limit: 8 },
  { name: 'formScript', label: 'script once every form is used', limit: 100_000 },
] as const;

/** Lighthouse’s scores, of 100. */
export const scoreBudgets = [
  { name: 'performance', label: 'performance', least: 100 },
  { name: 'accessibility', label: 'accessibility', least: 100 },
  { name: 'best-practices', label: 'best practices', least: 100 },
  { name: 'seo', label: 'SEO', least: 100 },
] as const;

/** Lighthouse’s times on a simulated slow 4G; the shift of the layout has no unit. */
export const timeBudgets = [
  { name: 'first-contentful-paint', label: 'FCP, ms', limit: 800 },
  { name: 'largest-contentful-paint', label: 'LCP, ms', limit: 1_400 },
  { name: 'total-blocking-time', label: 'TBT, ms', limit: 0 },
  { name: 'cumulative-layout-shift', label: 'CLS', limit: 0 },
] as const;
