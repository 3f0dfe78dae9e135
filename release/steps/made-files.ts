import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Under this name styles and modules import what a build makes: lists of styles. */
export const madeAlias = '@made';

/** Writes the files into a folder named after what they hold, so that two builds meet nowhere, and returns it. */
export function writeMadeFiles(files: Record<string, string>): string {
  const hash = createHash('sha256');
  for (const [name, content] of Object.entries(files)) hash.update(name).update(content);
  const folder = join(process.cwd(), '.cache', 'made', hash.digest('hex').slice(0, 16));
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}
