/**
 * What a page may cost a visitor: bytes as they travel (brotli, without headers), and requests, on
 * a phone, before anyone scrolls or touches anything; script written into the page counts as
 * script. Of the lazy pictures further down Chromium fetches those that come next: their bytes
 * count, not their number. Eight files are the page, two of styles (one for paper), two faces, a
 * script, and two pictures.
 */
export const pageBudgets = {
  /** Until the first section ends: what comes later has its styles in the file named there. */
  firstView: 14_600,
  /** HTML with the script that stands in it, and its styles. */
  page: 19_000,
  script: 4_900,
  fonts: 45_000,
  pictures: 60_000,
  /** Number of requests. */
  requests: 8,
  /** Script once every form is used. */
  formScript: 100_000,
};

/** Bytes of a page after another one, with headers and without pictures. */
export const secondPageBudget = 25_000;
