/**
 * What starts the server: `node server/start.js`. Plain JavaScript, so that a Node too old for the rest can read it and say so.
 * Settings in a file `.env` count like those of the environment, which win over it; the build reads the same file.
 */
import { existsSync } from 'node:fs';

/** The first Node that runs TypeScript as it is, and has all that the server needs. */
const oldest = 24;

if (Number(process.versions.node.split('.')[0]) < oldest) {
  console.error(
    `✖ The server needs Node ${oldest}, and this is ${process.version}: install it, or run "npm ci" and "npm run serve", which bring one`,
  );
  process.exit(1);
}

if (existsSync('.env')) process.loadEnvFile('.env');
await import('./main.ts');
