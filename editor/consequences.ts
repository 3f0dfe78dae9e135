/** What a changed fact would break elsewhere. Every text is read with the facts, so that the site could not even be shown any more. */
import { isDeepStrictEqual } from 'node:util';
import { contentMistakes } from '../content-model/check/check.ts';
import { type OwnerMistake, titleOf } from '../content-model/mistakes.ts';
import { factFiles, readSite, type Site } from '../content-model/site.ts';
import type { FileKind } from './forms.ts';
import { isGroup } from './view.ts';

/** A file as it is and as it is to be saved. */
interface Changed {
  text: string;
  before: unknown;
  after: unknown;
}

/** What is wrong with other files once one that holds facts is changed. */
export function consequences({ folder }: Site, { kind, name }: { kind: FileKind; name: string }, { text, before, after }: Changed): OwnerMistake[] {
  const file = `${name}.yaml`;
  if (!factFiles.includes(file)) return [];
  const changed = readSite({ folder, unsaved: { [file]: text } }, process.env, new Date());
  // What does not fit between files can still be shown, and corrected.
  const [first, ...others] = contentMistakes(changed).filter(({ alone }) => alone);
  if (!first) return [];
  const path = changedField(before, after);
  const example = [first.file, ...first.fields.map(({ title }) => title)].join(', ');
  const texts = others.length > 0 ? `${others.length + 1} textes ne vont plus avec cela. Le premier` : 'Un texte ne va plus avec cela';
  return [{ path, title: titleOf(path, kind.shape, after), reason: `${texts}, dans ${example} : ${first.reason}` }];
}

/** The first field that is not what it was. */
function changedField(before: unknown, after: unknown): string[] {
  if (!isGroup(before) || !isGroup(after)) return [];
  const name = [...new Set([...Object.keys(before), ...Object.keys(after)])].find((key) => !isDeepStrictEqual(before[key], after[key]));
  return name === undefined ? [] : [name, ...changedField(before[name], after[name])];
}
