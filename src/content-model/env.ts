import { existsSync } from 'node:fs';
import type { z } from 'zod';
import { SettingError } from './fail.ts';

/**
 * Loads `.env`; real environment variables override it. Call before any setting is read. Throws a
 * `SettingError` when it may not be read.
 */
export function loadEnvFile(): void {
  if (!existsSync('.env')) return;
  try {
    process.loadEnvFile('.env');
  } catch {
    throw new SettingError(
      '.env cannot be read by the user who runs this: give it to them or their group (chown, ' +
        'chmod)',
    );
  }
}

/**
 * Validates environment variables; empty ones count as unset. Throws a `SettingError` with one line
 * for the first mistake.
 */
export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  variables: NodeJS.ProcessEnv,
): z.output<Schema> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(set, { reportInput: true });
  if (!error) return data;
  const [issue] = error.issues;
  const received = typeof issue?.input === 'string' ? ` (got "${issue.input}")` : '';
  throw new SettingError(`${issue?.path.join('.')} ${issue?.message}${received}`);
}
