import { resolve } from 'node:path';

/** Where texts and facts stand, for commands of ours and for tests. Bundled code has no place of its own, and asks the site for its folder. */
export const contentFolder = resolve(import.meta.dirname, '../src/content');
