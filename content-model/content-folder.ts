import { join, resolve } from 'node:path';

const { CONTENT_DIR: elsewhere } = process.env;

/** Where texts and facts stand. `CONTENT_DIR` names them to bundled code, and a copy of them to a check before a save. */
export const contentFolder = resolve(import.meta.dirname, '..', elsewhere || 'src/content');

/** Files that the site shows as they are, for the owner to put there. */
export const documentFolder = join(contentFolder, 'documents');
