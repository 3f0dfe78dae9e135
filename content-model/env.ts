import { existsSync } from 'node:fs';
import { SettingError } from './fail.ts';

/**
 * Has the settings of a file `.env` count like those of the environment, which win over it: for commands, before they read any.
 * Throws a `SettingError` when it may not be read, which Node.js calls missing.
 */
export function loadEnvFile(): void {
  if (!existsSync('.env')) return;
  try {
    process.loadEnvFile('.env');
  } catch {
    throw new SettingError('.env cannot be read by the user who runs this: give it to them or their group (chown, chmod)');
  }
}
