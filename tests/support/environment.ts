/**
 * Runs the tests, and all that they start, without the owner's settings. Import it before anything
 * that reads settings. The owner's `dist`, `releases`, `.env` and outbox are not touched.
 */
import { readFileSync } from 'node:fs';

// An empty variable counts as unset, and overrides a line of the owner's `.env`.
for (const [, name = ''] of readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z_]+)=/gm))
  process.env[name] = '';
