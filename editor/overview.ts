/** All that the editor shows, read from the content. */
import { join } from 'node:path';
import { startTime, versionFile } from '../release/publish/releases.ts';
import { contentMistakes } from '../src/content-model/check.ts';
import { draftsOf } from '../src/content-model/drafts.ts';
import { titleOfFact } from '../src/content-model/facts/company.ts';
import { namedPictures } from '../src/content-model/facts/pictures.ts';
import { contentFiles, readContent } from '../src/content-model/files/content-file.ts';
import { type FieldShape, shapeFor, valueAt } from '../src/content-model/files/field-shape.ts';
import type { ContentMistake } from '../src/content-model/owner/mistakes.ts';
import { placeholdersByPage, textsOf } from '../src/lib/text/fill-in.ts';
import { type EditedSite, entriesOf, fileKindOf } from './edited-site.ts';
import { nameOf, textAt } from './versions.ts';

/** All that the editor shows. */
export type Overview = ReturnType<typeof overviewOf>;
/** A kind of files, with its files. */
export type KindOfForm = Overview['kinds'][string];

/** Reads all that the editor shows. */
export function overviewOf(site: EditedSite) {
  const named = namedPictures(site);
  const forms = Object.entries(site.kinds).map(
    ([key, { schema: _, ...kind }]) => [key, { ...kind, entries: entriesOf(site, kind) }] as const,
  );
  const facts = Object.entries(site.facts).map(([name, value]) => [
    name,
    value ?? titleOfFact(name),
  ]);
  const online = textAt(join('dist', versionFile));
  return {
    kinds: Object.fromEntries(forms),
    /**
     * The values of names in braces. A fact without a value has the owner's name for it, and a name
     * that only some pages know has an example.
     */
    facts: {
      ...placeholdersByPage.answers,
      ...placeholdersByPage.townPages,
      ...placeholdersByPage.town,
      ...Object.fromEntries(facts),
    },
    pictures: { others: site.pictures.filter((file) => !named.has(file)), named: [...named] },
    /** When the build that is online was started; undefined if there is none. */
    published: online && startTime(online).toISOString(),
    /** Mistakes in saved files, which must be corrected before the site can be published. */
    left: contentMistakes(site),
    /** What is missing in each draft before it can be published, in the order of its form. */
    drafts: Object.fromEntries(
      draftsOf(site).map(({ file, left }) => [nameOf(file), inOrder(site, file, left)]),
    ),
    /** The worksites that a page shows, by their names. */
    worksitesShown: worksitesShown(site),
  };
}

/** Mistakes in the order of the form. Those in other files come last. */
function inOrder(site: EditedSite, file: string, mistakes: ContentMistake[]): ContentMistake[] {
  const { value } = readContent(site, file);
  const places = placesOf(fileKindOf(site, nameOf(file)).shape, value);
  const placeOf = (mistake: ContentMistake) =>
    mistake.file === file ? places.indexOf(mistake.path.join('.')) : places.length;
  return mistakes.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The paths of a form's fields, from top to bottom. */
function placesOf(shape: FieldShape, value: unknown, path: string[] = []): string[] {
  const { properties = {}, items } = shapeFor(shape, value);
  const below =
    items && Array.isArray(value)
      ? value.map((_, at) => [at, items] as const)
      : Object.entries(properties);
  return [
    path.join('.'),
    ...below.flatMap(([name, field]) =>
      placesOf(field, valueAt(value, [String(name)]), [...path, String(name)]),
    ),
  ];
}

/** The worksites that a page shows. */
const worksitesShown = (site: EditedSite): string[] =>
  contentFiles(site).flatMap((file) =>
    textsOf(valueAt(readContent(site, file).value, ['realisations', 'projects'])).map(
      ({ text }) => text,
    ),
  );
