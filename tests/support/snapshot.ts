/**
 * `npm run demonstration`: takes `src/content` over into `tests/demonstration`, after a change of the product's own texts. With `--check` it only
 * says when they differ. An owner's site is not the demonstration, and stays out of the tests.
 */
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readCompany } from '../../settings/company.ts';
import { readCompanyFile } from '../../settings/company-file.ts';
import { demonstration } from '../../settings/demonstration.ts';
import { demonstrationContent } from './folders.ts';

const own = 'src/content';

async function contents(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(await Promise.all(files.map(async (path) => [path.slice(folder.length), await readFile(path, 'base64')] as const)));
}

const isOnlyChecked = process.argv.includes('--check');
const { name } = readCompany(readCompanyFile(own), {});
if (name !== demonstration.name) {
  if (!isOnlyChecked) {
    console.error(`✖ ${own} is the site of ${name}: the tests keep the demonstration as it is`);
    process.exitCode = 1;
  }
} else {
  const [now, before] = await Promise.all([contents(own), contents(demonstrationContent)]);
  const changed = [...new Set([...now.keys(), ...before.keys()])].filter((file) => now.get(file) !== before.get(file));
  if (isOnlyChecked && changed.length > 0) {
    console.error(
      `✖ ${demonstrationContent} is not ${own} (${changed.slice(0, 3).join(', ')}${changed.length > 3 ? '…' : ''}): run "npm run demonstration"`,
    );
    process.exitCode = 1;
  } else if (!isOnlyChecked) {
    await rm(demonstrationContent, { recursive: true });
    await cp(own, demonstrationContent, { recursive: true });
    console.log(`✔ ${demonstrationContent} has the texts of ${own}: ${changed.length} files changed`);
  }
}
