/**
 * What a page may cost a visitor: bytes as they travel (brotli, without headers), and requests, on a phone of 412 × 823 at 1.75 unless said otherwise, before
 * anyone scrolls or touches anything. Of the lazy pictures further down Chromium fetches those that come next: their bytes count, not
 * their number. Eight files are the page, two of styles, two faces, a script, and two pictures. Script written into the page counts as script.
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
