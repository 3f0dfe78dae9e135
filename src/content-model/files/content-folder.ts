import { resolve } from 'node:path';

/**
 * The content folder, for commands and tests. Bundled code has no stable path and uses the folder
 * of `Site`.
 */
export const contentFolder = resolve(import.meta.dirname, '../../content');
