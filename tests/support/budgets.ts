/**
 * What a page may cost a visitor on a phone, before any scroll or touch: compressed bytes (brotli,
 * without headers) and requests. Inline script counts as script. Chromium also fetches the next
 * lazy pictures: their bytes count, but not their number. Nine files are the page, three stylesheets
 * (one for print), two fonts, a script and two pictures.
 */
export const pageBudgets = {
  /** HTML up to the end of the first section, where the stylesheet for the rest is linked. */
  firstView: 7_600,
  /**
   * HTML with its inline styles and scripts: with some 900 bytes of headers, it fits the ten packets
   * that a server sends at once.
   */
  page: 13_700,
  /** The stylesheets after the first section: what all pages share, and what the template adds. */
  styles: 12_000,
  script: 3_400,
  fonts: 26_000,
  pictures: 55_000,
  /** Number of requests. */
  requests: 9,
  /** Script after every form was used. */
  formScript: 85_000,
};

/**
 * Pages whose HTML may be larger. The home page needs eleven packets; twelve leave room for what its
 * owner adds, such as reviews.
 */
export const fullPages: Record<string, number> = { '/': 16_600 };

/** Bytes of a second page, with headers and without pictures. */
export const secondPageBudget = 25_000;
