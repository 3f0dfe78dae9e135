/** The content by the rules that hold now: those of a text follow from the facts, which the owner may just have changed. */
import { contentMistakes } from '../content-model/check/check.ts';
import type { ContentMistake } from '../content-model/check/mistake.ts';
import { contentFolder } from '../content-model/content-folder.ts';
import { facts } from '../content-model/schemas/text.ts';
import type { Facts } from '../content-model/text/fill-in.ts';
import { consequences } from './consequences.ts';
import { type FileKind, fileKinds } from './forms.ts';

/** The site as it is being edited. */
export interface EditedSite {
  folder: string;
  kinds: Record<string, FileKind>;
  facts: Facts;
  /** What keeps it from being published. */
  mistakes: () => ContentMistake[];
  /** What a changed file would break elsewhere. */
  consequences: typeof consequences;
}

/** That of a folder of content. */
export const editedSite = (folder = contentFolder): EditedSite => ({
  folder,
  kinds: fileKinds,
  facts,
  mistakes: () => contentMistakes(folder, facts),
  consequences,
});
