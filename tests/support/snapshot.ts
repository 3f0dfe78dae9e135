import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isFictional } from '../../publish/going-live.ts';
import { readCompany } from '../../settings/company.ts';
import { readCompanyFile } from '../../settings/company-file.ts';
import { demonstrationContent, ownContent } from './folders.ts';

/** Files of a folder by their paths in it, as they are. */
async function contents(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(await Promise.all(files.map(async (path) => [path.slice(folder.length + 1), await readFile(path, 'base64')] as const)));
}

/** Files of the content that the tests do not have, or have otherwise. */
export async function changedContent(): Promise<string[]> {
  const [now, before] = await Promise.all([contents(ownContent), contents(demonstrationContent)]);
  return [...new Set([...now.keys(), ...before.keys()])].filter((file) => now.get(file) !== before.get(file));
}

/** Whether `src/content` still is the demonstration: an owner's site stays out of the tests. */
export function isDemonstration(): boolean {
  const { phone, legal } = readCompany(readCompanyFile(ownContent), {});
  return isFictional(phone.display) && legal.siren === undefined;
}
