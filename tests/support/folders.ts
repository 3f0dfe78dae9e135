/** Where the site is built for the tests, aside from the owner's `dist` and `releases`. */
export const testHome = 'test-results/site';

/** The built site that the tests read. */
export const builtSite = `${testHome}/dist`;
