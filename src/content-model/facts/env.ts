import { existsSync } from 'node:fs';
import { OwnerError } from '../owner/fail.ts';

/**
 * Loads `.env`; real environment variables override it. Call it before any setting is read. Throws
 * an `OwnerError` if the file may not be read.
 */
export function loadEnvFile(): void {
  if (!existsSync('.env')) return;
  try {
    process.loadEnvFile('.env');
  } catch {
    throw new OwnerError(
      '.env cannot be read by the user who runs this: give it to them or their group (chown, ' +
        'chmod)',
    );
  }
}
