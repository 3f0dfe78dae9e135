/** The folder with the site for the tests, apart from the owner's `dist` and `releases`. */
export const testHome = 'test-results/site';

/** The built site that the tests read. */
export const builtSite = `${testHome}/dist`;
