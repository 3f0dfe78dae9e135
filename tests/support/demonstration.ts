/**
 * Has the tests, and all that they start, know the demonstration instead of the owner's site: to be imported before anything that reads
 * settings. Nothing of it touches the owner's `dist`, `releases`, `.env` or outbox.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { demonstrationContent } from './folders.ts';

// An empty variable counts as unset, and wins over a line of the owner's `.env`.
for (const [, name = ''] of readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z_]+)=/gm)) process.env[name] = '';
Object.assign(process.env, { CONTENT_DIR: resolve(demonstrationContent) });
