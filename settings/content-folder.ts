import { resolve } from 'node:path';

/**
 * Where texts, facts and brand stand. Tests have theirs elsewhere, which `CONTENT_DIR` names. From where the commands run, not from this
 * file: a build bundles it into another folder.
 */
export const contentFolder = resolve(process.env.CONTENT_DIR || 'src/content');
