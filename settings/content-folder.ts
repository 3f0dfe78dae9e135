import { resolve } from 'node:path';

const { CONTENT_DIR } = process.env;

/**
 * Where texts, facts and brand stand. Tests have theirs elsewhere, which `CONTENT_DIR` names. From where the commands run, not from this
 * file: a build bundles it into another folder.
 */
export const contentFolder = resolve(CONTENT_DIR || 'src/content');
