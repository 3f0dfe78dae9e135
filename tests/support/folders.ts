/** The content of the site that the project is for: an owner's, or at first the demonstration. */
export const ownContent = 'src/content';

/** The company that the tests know, whoever owns the site: facts and texts of the demonstration. `npm run demonstration` takes them over. */
export const demonstrationContent = 'tests/demonstration';

/** Where its site is built, as `npm run build` builds the owner's in the project. */
export const demonstrationHome = 'test-results/demonstration';

/** Its built site. */
export const builtSite = `${demonstrationHome}/dist`;
