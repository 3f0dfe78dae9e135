/** What the editor shows: the forms with all that is in them, and what does not fit. */
import { contentMistakes } from '../content-model/check/check.ts';
import { titleOfFact } from '../content-model/company.ts';
import { namesInAnswers, namesInTowns, namesOnTownPages } from '../content-model/text/fill-in.ts';
import { pictureFiles } from '../src/pictures/files.ts';
import { namedPictures } from '../src/pictures/named.ts';
import { type EditedSite, entriesOf } from './files.ts';

/** All that the editor shows. */
export type Overview = ReturnType<typeof overviewOf>;
/** A kind of files, with its files. */
export type KindOfForm = Overview['kinds'][string];

/** Reads all that the editor shows. */
export function overviewOf(site: EditedSite) {
  const named = namedPictures(site.folder);
  const pictures = pictureFiles().map((file) => ({ file, isNamed: named.has(file) }));
  const forms = Object.entries(site.kinds).map(([key, { schema: _, ...kind }]) => [key, { ...kind, entries: entriesOf(site, kind) }] as const);
  const facts = Object.entries(site.facts).map(([name, value]) => [name, value ?? titleOfFact(name)]);
  return {
    kinds: Object.fromEntries(forms),
    /** What the names in a text stand for, or would; of a fact without a value, what the owner calls it. */
    facts: { ...namesInAnswers, ...namesOnTownPages, ...namesInTowns, ...Object.fromEntries(facts) },
    pictures: pictures.toSorted((a, b) => Number(a.isNamed) - Number(b.isNamed)),
    /** What is left to correct before the site can be published: it is saved, and does not fit. */
    left: contentMistakes(site),
  };
}
