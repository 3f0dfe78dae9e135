/**
 * What a page may cost a visitor: bytes as they travel (brotli, without headers), and requests, on
 * a phone, before anyone scrolls or touches anything; script written into the page counts as
 * script. Of the lazy pictures further down Chromium fetches those that come next: their bytes
 * count, not their number. Eight files are the page, two of styles (one for paper), two faces, a
 * script, and two pictures.
 */
export const pageBudgets = {
  /** Until the first section ends: what comes later has its styles in the file named there. */
  firstView: 7_600,
  /** HTML with what stands in it: with its headers it fits ten packets. */
  page: 12_700,
  script: 3_400,
  fonts: 26_000,
  pictures: 55_000,
  /** Number of requests. */
  requests: 8,
  /** Script once every form is used. */
  formScript: 85_000,
};

/** Pages whose HTML needs more. */
export const fullPages: Record<string, number> = {
  '/': 15_050,
  '/urgence': 13_700,
  '/services/isolation': 12_900,
  '/services/toiture': 13_650,
};

/** Bytes of a page after another one, with headers and without pictures. */
export const secondPageBudget = 25_000;
