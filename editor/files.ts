/**
 * Reads content files for a form, saves them and deletes them. What a save writes and what it
 * replaces are kept as versions, which the owner can restore.
 */
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
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { startTime, versionFile } from '../release/publish/releases.ts';
import { contentMistakes, findCommune } from '../src/content-model/check.ts';
import { draftsOf } from '../src/content-model/drafts.ts';
import { companySchema, companyTitle, titleOfFact } from '../src/content-model/facts/company.ts';
import { namedPictures } from '../src/content-model/facts/pictures.ts';
import { factFiles, readSite } from '../src/content-model/facts/site.ts';
import { zonesSchema, zonesTitle } from '../src/content-model/facts/zones.ts';
import {
  contentFiles,
  filled,
  isDraft,
  readContent,
  readYaml,
} from '../src/content-model/files/content-file.ts';
import { contentFolder } from '../src/content-model/files/content-folder.ts';
import { type FieldShape, shapeFor, valueAt } from '../src/content-model/files/field-shape.ts';
import { position } from '../src/content-model/owner/fields.ts';
import {
  type ContentMistake,
  type OwnerMistake,
  readChecked,
  shapeOf,
  titleOf,
} from '../src/content-model/owner/mistakes.ts';
import { contentKinds, type Kind, kindOf, nameFields } from '../src/content-model/schemas/kinds.ts';
import { distance } from '../src/lib/geo/distance.ts';
import { placeholdersByPage, textsOf } from '../src/lib/text/fill-in.ts';
import { withoutAccents } from '../src/lib/text/plain-letters.ts';
import { mainLinks } from '../src/navigation.ts';
import { withAt } from './values.ts';
import { changeYaml } from './yaml-text.ts';

/**
 * The site while it is edited, with its current schemas: they depend on the facts, which may just
 * have changed.
 */
type EditedSite = ReturnType<typeof editedSite>;

/** The edited site of a content folder, with the folder of its earlier versions. */
export function editedSite(folder = contentFolder, versions = versionFolder) {
  const site = readSite({ folder });
  const kinds: Record<string, Kind> = {
    company: { title: companyTitle, path: 'company', menu: "L'entreprise", schema: companySchema },
    ...contentKinds(site),
    zones: {
      title: zonesTitle,
      path: 'zones',
      page: mainLinks.zone.href,
      menu: "L'entreprise",
      schema: zonesSchema,
    },
  };
  return {
    ...site,
    versions,
    kinds: Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, fileKind(kind)])),
  };
}

/** The folder of earlier versions, from the root of the project. */
const versionFolder = 'var/versions';

/** A kind of files. */
type FileKind = ReturnType<typeof fileKind>;

function fileKind({ title, path, page = '/', menu, needed, schema }: Kind) {
  const shape = shapeOf(schema);
  /** In a folder of entries: the field with the name of an entry. */
  const nameField = path.endsWith('*')
    ? nameFields.find((field) => shape.properties?.[field])
    : undefined;
  return { title, path, page, menu, needed, nameField, shape, schema };
}

/**
 * The kind of a file by its name. Other programs may have given it any name; a new file is `+`.
 */
function fileKindOf({ kinds }: EditedSite, name: string): FileKind {
  const kind = kindOf(name, kinds);
  if (!kind || !/^(?:[\w-]+\/)?[^./\\*][^/\\*]*$/.test(name))
    throw new Error(`${name} n’est pas un fichier du site`);
  return kind;
}

/** A file of the content. */
export type Entry = ReturnType<typeof entriesOf>[number];

/**
 * The files of a kind, including deleted ones. Each has its earlier versions, the newest first,
 * with the first field that changed after each.
 */
export function entriesOf(site: EditedSite, kind: Omit<FileKind, 'schema'>) {
  const { path, nameField, shape } = kind;
  const found = [
    ...contentFiles({ folder: site.folder }, `${path}.yaml`),
    ...globSync(path, { cwd: site.versions }),
  ];
  const names = new Set(found.map((name) => nameOf(name.replaceAll('\\', '/'))));
  const entries = [...names].map((name) => {
    const [now, ...before] = historyOf(site, name);
    const { value, error, at = '' } = now ?? {};
    const versions = before.map(({ text, value: was, error: wrong }, index) => {
      const { at = '', value: next } = [now, ...before][index] ?? {};
      const changed = titleOf(changedField(was, next), shape, was);
      return { at, value: was, changed, unread: wrong && text };
    });
    const readable = [now, ...before].find((each) => each && !each.error)?.value;
    const named = nameField && (valueAt(readable, [nameField]) ?? basename(name));
    const title = String(named ?? kind.title);
    const [picture] = ['picture', 'portrait', 'hero']
      .flatMap((field) => valueAt(readable, [field, 'file']) ?? [])
      .map(String);
    const order = Number(valueAt(readable, ['order']) ?? 0);
    return {
      name,
      id: basename(name),
      title,
      value,
      /** Why it cannot be read, if it cannot. */
      error,
      versions,
      picture,
      order,
      at,
      isDeleted: !existsSync(placeOf(site.folder, name)),
      isDraft: isDraft(readable),
    };
  });
  const isNamesake = ({ name, title }: (typeof entries)[number]) =>
    entries.some((other) => other.name !== name && other.title === title && !other.isDeleted);
  return entries
    .map((entry) =>
      isNamesake(entry) ? { ...entry, title: `${entry.title} (${entry.id})` } : entry,
    )
    .toSorted(
      (a, b) =>
        Number(a.isDeleted) - Number(b.isDeleted) ||
        a.order - b.order ||
        a.title.localeCompare(b.title, 'fr'),
    );
}

const nameOf = (file: string) => file.replace(/\.yaml$/, '');

const placeOf = (folder: string, name: string) => join(folder, `${name}.yaml`);

const textAt = (place: string) => (existsSync(place) ? readFileSync(place, 'utf8') : undefined);

/** The content folder and the folder of earlier versions. */
type Folders = Pick<EditedSite, 'folder' | 'versions'>;

/** The names of a file's saved versions, the newest first. */
const versionsOf = ({ versions }: Folders, name: string) =>
  globSync('*.yaml', { cwd: join(versions, name) })
    .toSorted()
    .slice(-20)
    .toReversed();

/**
 * The versions of a file, the newest first; the first is the present one, unless it was deleted.
 */
function historyOf(site: Folders, name: string) {
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
 * A name for a new file and for the address of its page, made from its title. It gets a number if
 * it is taken.
 */
export function freeName(title: string, isFree: (name: string) => boolean): string {
  const stem = withoutAccents(title).match(/\w+/g)?.join('-').slice(0, 60) ?? 'sans-nom';
  let name = stem;
  for (let number = 2; !isFree(name); number++) name = `${stem}-${number}`;
  return name;
}

/**
 * Saves a file. If there are mistakes that forbid it, returns them and writes nothing. `seen` is
 * the content with which the form was opened.
 */
export function save(
  site: EditedSite,
  asked: string,
  written: unknown,
  seen?: unknown,
): { name: string; mistakes: OwnerMistake[] } {
  const kind = fileKindOf(site, asked);
  const named = String(valueAt(written, [kind.nameField ?? '']) ?? '');
  const isNew = asked.endsWith('+');
  const isTown = asked === 'towns/+' && valueAt(written, ['position']) === '';
  const commune = isTown ? findCommune()(named, site.company.position) : undefined;
  const placed = commune ? withAt(written, ['position'], commune.position) : written;
  // New files that take hours to write start as drafts, so that they can be saved half-written.
  const mayBeDraft = kind.shape.properties?.draft !== undefined;
  const after = filled(isNew && mayBeDraft ? withAt(placed, ['draft'], true) : placed);
  let name = asked;
  if (isNew) {
    const title = named.toLowerCase();
    name = freeName(
      title,
      (each) => !existsSync(placeOf(site.folder, `${dirname(asked)}/${each}`)),
    );
    if (/^(?:name|title)$/.test(kind.nameField ?? '') && name !== freeName(title, () => true))
      throw new Error(`« ${named} » est déjà pris ; donnez-en un autre`);
    name = `${dirname(asked)}/${name}`;
  }
  const [now, ...earlier] = historyOf(site, name);
  const last = [now, ...earlier].find((version) => version && !version.error);
  if (!isNew && !now && kind.path.endsWith('*')) throw new Error(`il n’y a pas de fichier ${name}`);
  if (now?.error && seen !== undefined)
    throw new Error(
      `ce fichier a changé entre-temps, et ne se lit plus (ligne ${now.error.line} : ` +
        `${now.error.reason}) : rechargez la page, elle proposera votre texte`,
    );
  const before = last?.value;
  const text = changeYaml(last?.text ?? '', before, after);
  if (text === textAt(placeOf(site.folder, name))) return { name, mistakes: [] };
  if (before && seen !== undefined && !isDeepStrictEqual(before, seen))
    throw new Error(
      'la page a changé dans une autre fenêtre : rechargez-la, elle proposera votre texte',
    );
  const file = `${name}.yaml`;
  const unsaved = { ...site, unsaved: { [file]: text } };
  const own = readChecked(unsaved, file, kind.schema, () => kind.title).mistakes.filter(
    // In a draft only the name must be right, because the address is made from it.
    ({ path: [field] }) => !isDraft(after) || field === kind.nameField,
  );
  if (own.length > 0) return { name, mistakes: own };
  const path = changedField(before, after);
  const mistakes = mistakesElsewhere(site, file, text).map(({ fileTitle, title, reason }) => ({
    path,
    title: titleOf(path, kind.shape, after),
    reason: `cela ne va plus avec « ${fileTitle} », ${title} : ${reason}`,
  }));
  if (mistakes.length > 0) return { name, mistakes };
  write(site, name, text);
  if (name.startsWith('towns/') && !isDraft(after)) removeRedirect(site, `/${basename(name)}`);
  return { name, mistakes };
}

/**
 * Mistakes in other files that a changed fact would cause. All texts may use facts, so the site
 * could no longer be shown.
 */
function mistakesElsewhere({ folder }: EditedSite, file: string, text: string) {
  if (!factFiles.includes(file)) return [];
  const site = readSite({ folder, unsaved: { [file]: text } });
  // Contradictions between files do not keep the site from being shown, and can be corrected.
  return contentMistakes(site).filter(({ alone }) => alone);
}

/** The path of the first field or item that differs. */
function changedField(before: unknown, after: unknown): string[] {
  if (typeof before !== 'object' || typeof after !== 'object') return [];
  const name = Object.keys({ ...before, ...after }).find(
    (key) => !isDeepStrictEqual(valueAt(before, [key]), valueAt(after, [key])),
  );
  if (name === undefined) return [];
  return [name, ...changedField(valueAt(before, [name]), valueAt(after, [name]))];
}

/**
 * Writes or deletes a file. The replaced content is saved as a version before, the new one after,
 * so that the last save survives what other programs do to the file.
 */
function write(site: Folders, name: string, text?: string): void {
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

const redirects = 'shared/redirects';

/** The addresses that redirect to others. */
function redirectsOf(site: EditedSite): unknown[] {
  const [file] = entriesOf(site, fileKindOf(site, redirects));
  return [valueAt(file?.value, ['redirects']) ?? []].flat();
}

/** Removes the redirect of an address whose page exists again. */
function removeRedirect(site: EditedSite, address: string): void {
  const known = redirectsOf(site);
  const others = known.filter((each) => valueAt(each, ['from']) !== address);
  if (others.length < known.length) save(site, redirects, { redirects: others });
}

/**
 * Deletes an entry of a folder. Throws if there is none, or if pages need it. If visitors may know
 * the page of a deleted town, its address redirects to the nearest town, and so do the addresses
 * that redirected to it. Returns in French what else changes. With `isTrial` nothing is done.
 */
export function removeEntry(site: EditedSite, name: string, isTrial = false): string {
  const kind = fileKindOf(site, name);
  const entries = entriesOf(site, kind).filter(({ isDeleted }) => !isDeleted);
  const entry = entries.find((each) => each.name === name);
  if (!entry || !kind.nameField || kind.needed?.includes(entry.id))
    throw new Error(`${name} n’est pas une page que l’on supprime`);

  const here = positionOf(entry);
  const away = (other: Entry) => {
    const there = positionOf(other);
    return here && there ? distance(here, there) : Number.POSITIVE_INFINITY;
  };
  const others = entries.filter((other) => other !== entry && !other.isDraft && !other.error);
  const isKnown = name.startsWith('towns/') && wasPublished(entry);
  const [nearest] = isKnown ? others.toSorted((a, b) => away(a) - away(b)) : [];
  const redirect = nearest && { from: `/${entry.id}`, to: `/${nearest.id}` };
  if (!isTrial) {
    if (redirect)
      save(site, redirects, {
        redirects: [
          ...redirectsOf(site).map((each) =>
            valueAt(each, ['to']) === redirect.from ? withAt(each, ['to'], redirect.to) : each,
          ),
          redirect,
        ],
      });
    write(site, name);
  }
  return redirect
    ? `\n\nAvec cela :\n– L’ancienne adresse ${redirect.from} mènera à ${redirect.to}`
    : '';
}

/**
 * Whether visitors may know the page of a town. On a computer that publishes nothing the answer is
 * yes.
 */
function wasPublished({ id, isDraft, error }: Entry): boolean {
  if (isDraft || error || !/^[a-z\d-]+$/.test(id)) return false;
  const builds = ['dist', ...globSync('releases/*')];
  return !existsSync('dist') || builds.some((build) => existsSync(join(build, `${id}.html`)));
}

const positionOf = (town: Entry) => position.safeParse(valueAt(town.value, ['position'])).data;

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
