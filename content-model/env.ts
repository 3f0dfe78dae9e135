import { existsSync } from 'node:fs';
import type { z } from 'zod';
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

/** What environment variables say by a schema; an empty one counts as unset. Throws a `SettingError` with one line for the first that is bad. */
export function readEnvironment<Schema extends z.ZodType>(schema: Schema, variables: NodeJS.ProcessEnv): z.output<Schema> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(set, { reportInput: true });
  if (!error) return data;
  const [issue] = error.issues;
  const received = typeof issue?.input === 'string' ? ` (got "${issue.input}")` : '';
  throw new SettingError(`${issue?.path.join('.')} ${issue?.message}${received}`);
}
