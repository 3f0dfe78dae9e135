/** What a changed fact would break elsewhere. Every text is read with the facts, so that the site could not even be shown any more. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ContentMistake } from '../content-model/check/mistake.ts';
import { titleOf } from '../content-model/check/schema.ts';
import type { OwnerMistake } from '../content-model/owner-mistakes.ts';
import type { FileKind } from './forms.ts';
import { isGroup } from './values.ts';

/** The files that the other ones are read with. */
const facts = ['company', 'zones'];

/** A file as it is and as it is to be saved. */
interface Changed {
  text: string;
  before: unknown;
  after: unknown;
}

/** What is wrong with other files once one that holds facts is changed. A process reads the facts once: it takes another one. */
export function consequences(
  contentFolder: string,
  { kind, name }: { kind: FileKind; name: string },
  { text, before, after }: Changed,
): OwnerMistake[] {
  if (!facts.includes(name)) return [];
  const folder = mkdtempSync(join(tmpdir(), 'contenu-'));
  try {
    cpSync(contentFolder, folder, { recursive: true });
    writeFileSync(join(folder, `${name}.yaml`), text);
    const check = join(import.meta.dirname, '../content-model/check/say-mistakes.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [check], { encoding: 'utf8', env: { ...process.env, CONTENT_DIR: folder } });
    if (status !== 0) throw new Error(stderr);
    const mistakes: ContentMistake[] = JSON.parse(stdout);
    // What does not fit between files can still be shown, and corrected.
    const [first, ...others] = mistakes.filter(({ alone }) => alone);
    if (!first) return [];
    const path = changedField(before, after);
    const example = [first.file, ...first.fields.map(({ title }) => title)].join(', ');
    const texts = others.length > 0 ? `${others.length + 1} textes ne vont plus avec cela. Le premier` : 'Un texte ne va plus avec cela';
    return [{ path, title: titleOf(path, kind.shape, after), reason: `${texts}, dans ${example} : ${first.reason}` }];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The first field that is not what it was. */
function changedField(before: unknown, after: unknown): string[] {
  if (!isGroup(before) || !isGroup(after)) return [];
  const name = [...new Set([...Object.keys(before), ...Object.keys(after)])].find((key) => !isDeepStrictEqual(before[key], after[key]));
  return name === undefined ? [] : [name, ...changedField(before[name], after[name])];
}
