import { existsSync } from 'node:fs';

/** Has the settings of a file `.env` count like those of the environment, which win over it: for commands, before they read any. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
