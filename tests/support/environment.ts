/**
 * Has the tests, and all that they start, run without the owner's settings: to be imported before
 * anything that reads them. Nothing of it touches the owner's `dist`, `releases`, `.env` or outbox.
 */
import { readFileSync } from 'node:fs';

// An empty variable counts as unset, and wins over a line of the owner's `.env`.
for (const [, name = ''] of readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z_]+)=/gm))
  process.env[name] = '';
