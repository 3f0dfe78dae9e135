import { join, resolve } from 'node:path';

const { CONTENT_DIR: elsewhere } = process.env;

/** Where texts and facts stand. Tests have theirs elsewhere, which `CONTENT_DIR` names. */
export const contentFolder = resolve(import.meta.dirname, '..', elsewhere || 'src/content');

/** Files that the site shows as they are, for the owner to put there. */
export const documentFolder = join(contentFolder, 'documents');
