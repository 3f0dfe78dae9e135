/** The versions of content files: what a save writes and what it replaces, for the owner to restore. */
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { contentFiles, readContent, readYaml } from '../src/content-model/files/content-file.ts';
import { contentFolder } from '../src/content-model/files/content-folder.ts';

/** The folder of earlier versions, from the root of the project. */
export const versionFolder = 'var/versions';

/** The content folder and the folder of earlier versions. */
interface Folders {
  folder: string;
  versions: string;
}

/** The name of a file: its path in the content folder, without the extension. */
export const nameOf = (file: string) => file.replace(/\.yaml$/, '');

/** The path of a file by its name. */
export const placeOf = (folder: string, name: string) => join(folder, `${name}.yaml`);

/** The text of a file, if it exists. */
export const textAt = (place: string) =>
  existsSync(place) ? readFileSync(place, 'utf8') : undefined;

/** The names of a file's saved versions, the newest first. */
const versionsOf = ({ versions }: Folders, name: string) =>
  globSync('*.yaml', { cwd: join(versions, name) })
    .toSorted()
    .slice(-20)
    .toReversed();

/**
 * The versions of a file, the newest first; the first is the present one, unless it was deleted.
 */
export function historyOf(site: Folders, name: string) {
  const place = placeOf(site.folder, name);
  const text = textAt(place);
  const now = text === undefined ? [] : [{ at: statSync(place).mtime.toISOString(), text }];
  const before = versionsOf(site, name).map((file) => ({
    at: timeOf(file),
    text: readFileSync(join(site.versions, name, file), 'utf8'),
  }));
  const all = [...now, ...before];
  // A save also keeps what it writes, so the newest version is often equal to the file.
  return all
    .filter(({ text }, index) => text !== all[index - 1]?.text)
    .map((each) => ({ ...each, ...readYaml(each.text) }));
}

/**
 * Files that cannot be parsed, each with its last version that can be. Only `bringBack` changes
 * anything: it restores that version.
 */
export function unreadableFiles(folder = contentFolder, versions = versionFolder) {
  const site = { folder, versions };
  return contentFiles(site).flatMap((file) => {
    const { error } = readContent(site, file);
    if (!error) return [];
    const name = nameOf(file);
    const last = historyOf(site, name).find((version) => !version.error);
    const bringBack = () => write(site, name, last?.text);
    return [{ file, ...error, last: last && { at: last.at, bringBack } }];
  });
}

/**
 * Writes or deletes a file. The replaced content is saved as a version before, the new one after,
 * so that the last save survives what other programs do to the file.
 */
export function write(site: Folders, name: string, text?: string): void {
  const place = placeOf(site.folder, name);
  const replaced = textAt(place);
  const [last] = versionsOf(site, name);
  const isKept = last !== undefined && textAt(join(site.versions, name, last)) === replaced;
  if (replaced !== undefined && (text === undefined || !isKept)) saveVersion(site, name, replaced);
  mkdirSync(dirname(place), { recursive: true });
  if (text === undefined) rmSync(place);
  else {
    writeAtomically(place, text);
    saveVersion(site, name, text);
  }
}

/**
 * Saves a version under the present time, or just after the newest one if the clock was ahead then.
 */
function saveVersion(site: Folders, name: string, text: string): void {
  const folder = join(site.versions, name);
  mkdirSync(folder, { recursive: true });
  const [last] = versionsOf(site, name);
  const after = last ? Date.parse(timeOf(last)) + 1 : 0;
  const time = new Date(Math.max(Date.now(), after)).toISOString();
  writeAtomically(join(folder, `${time.replaceAll(':', '-')}.yaml`), text);
}

/** The time of a version, from its file name. */
const timeOf = (file: string) => nameOf(file).replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:');

/** Replaces a file in one step: after a crash it is whole, old or new. */
function writeAtomically(place: string, text: string): void {
  writeFileSync(`${place}.neuf`, text, { flush: true });
  renameSync(`${place}.neuf`, place);
}
