/**
 * The files of the content, read for a form, written from one and taken away. What a save replaces
 * is kept, for the owner to bring back.
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
import { startOf, versionFile } from '../release/publish/releases.ts';
import { contentMistakes, findCommune } from '../src/content-model/check.ts';
import { companySchema, companyTitle, titleOfFact } from '../src/content-model/company.ts';
import { contentFiles, filled, readYaml } from '../src/content-model/content-file.ts';
import { contentFolder } from '../src/content-model/content-folder.ts';
import { valueAt } from '../src/content-model/field-shape.ts';
import { position } from '../src/content-model/fields.ts';
import { type OwnerMistake, readChecked, shapeOf, titleOf } from '../src/content-model/mistakes.ts';
import { namedPictures } from '../src/content-model/pictures.ts';
import { contentKinds, type Kind, kindOf, nameFields } from '../src/content-model/schemas/kinds.ts';
import { factFiles, readSite } from '../src/content-model/site.ts';
import { zonesSchema, zonesTitle } from '../src/content-model/zones.ts';
import { lateNames } from '../src/text/fill-in.ts';
import { withoutAccents } from '../src/text/plain-letters.ts';
import { distance } from '../src/zones/distance.ts';
import { withAt } from './values.ts';
import { changeYaml } from './yaml-text.ts';

/**
 * The site as it is being edited, by the rules that hold now: those of a text follow from the
 * facts, which may just have changed.
 */
type EditedSite = ReturnType<typeof editedSite>;

/** That of a folder of content. */
export function editedSite(folder = contentFolder) {
  const site = readSite({ folder });
  const kinds: Record<string, Kind> = {
    company: { title: companyTitle, path: 'company', menu: "L'entreprise", schema: companySchema },
    ...contentKinds(site),
    zones: {
      title: zonesTitle,
      path: 'zones',
      page: '/zone-intervention',
      menu: "L'entreprise",
      schema: zonesSchema,
    },
  };
  return {
    ...site,
    kinds: Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, fileKind(kind)])),
  };
}

/** A kind of files. */
type FileKind = ReturnType<typeof fileKind>;

function fileKind({ title, path, page = '/', menu, schema }: Kind) {
  const shape = shapeOf(schema);
  /** In a folder of entries: the field that names one. */
  const nameField = path.endsWith('*')
    ? nameFields.find((field) => shape.properties?.[field])
    : undefined;
  return { title, path, page, menu, nameField, shape, schema };
}

/** The kind of a file, by its name. The name of a new one ends in `+`. */
function fileKindOf({ kinds }: EditedSite, name: string): FileKind {
  const kind = kindOf(name, kinds);
  if (!kind || !/^(?:[\w-]+\/)?(?:[\w-]+|\+)$/.test(name))
    throw new Error(`${name} n’est pas un fichier du site`);
  return kind;
}

/** A file of the content. */
export type Entry = ReturnType<typeof entriesOf>[number];

/**
 * The files of a kind, and those that were deleted; with what each one was before, the last first,
 * and which field was then changed.
 */
export function entriesOf({ folder }: EditedSite, kind: Omit<FileKind, 'schema'>) {
  const { path, nameField, shape } = kind;
  const found = [
    ...globSync(`${path}.yaml`, { cwd: folder }),
    ...globSync(path, { cwd: versionFolder }),
  ];
  const names = new Set(found.map((name) => name.replaceAll('\\', '/').replace('.yaml', '')));
  const entries = [...names].map((name) => {
    const place = placeOf(folder, name);
    const history = historyOf(folder, name);
    const { value, at = '' } = history[0] ?? {};
    const versions = history.flatMap((each, index) => {
      const path = changedField(each.value, history[index - 1]?.value);
      const changed = titleOf(path, shape, each.value);
      return each.place === place ? [] : [{ at: each.at, value: each.value, changed }];
    });
    const title = String(valueAt(value, [nameField ?? '']) ?? kind.title);
    const [picture] = ['picture', 'portrait', 'hero']
      .flatMap((field) => valueAt(value, [field, 'file']) ?? [])
      .map(String);
    const order = Number(valueAt(value, ['order']) ?? 0);
    return {
      name,
      id: basename(name),
      title,
      value,
      versions,
      picture,
      order,
      at,
      isDeleted: !existsSync(place),
    };
  });
  return entries.toSorted(
    (a, b) =>
      Number(a.isDeleted) - Number(b.isDeleted) ||
      a.order - b.order ||
      a.title.localeCompare(b.title, 'fr'),
  );
}

const placeOf = (folder: string, name: string) => join(folder, `${name}.yaml`);

const textAt = (place: string) => (existsSync(place) ? readFileSync(place, 'utf8') : undefined);

/** What a file says and what it said before, the last first; without what was cut off. */
function historyOf(folder: string, name: string) {
  const before = globSync(join(versionFolder, name, '*.yaml'))
    .toSorted()
    .slice(-20)
    .toReversed();
  return [placeOf(folder, name), ...before].flatMap((place) => {
    const text = textAt(place) ?? '';
    const { value } = readYaml(text);
    return value === undefined
      ? []
      : [{ place, at: statSync(place).mtime.toISOString(), text, value }];
  });
}

/** Has files that were cut off say what they said before; returns their names. */
export function mendFiles(folder = contentFolder): string[] {
  return contentFiles({ folder }).flatMap((file) => {
    const name = file.replace('.yaml', '');
    const [last] = historyOf(folder, name);
    if (!last || last.place === placeOf(folder, name)) return [];
    write(folder, name, last.text);
    return [name];
  });
}

/**
 * The name of a new file, as the address of its page: that of its title, with a number where
 * another one has it.
 */
export function freeName(title: string, isFree: (name: string) => boolean): string {
  const stem = withoutAccents(title).match(/\w+/g)?.join('-').slice(0, 60) ?? 'sans-nom';
  let name = stem;
  for (let number = 2; !isFree(name); number++) name = `${stem}-${number}`;
  return name;
}

/**
 * Writes a file, or says in the owner's words what keeps it from that; then nothing is written.
 * `seen` is what the form was opened with.
 */
export function save(
  site: EditedSite,
  asked: string,
  written: unknown,
  seen?: unknown,
): { name: string; mistakes: OwnerMistake[] } {
  const kind = fileKindOf(site, asked);
  const named = String(valueAt(written, [kind.nameField ?? '']) ?? '');
  const isTown = asked === 'towns/+' && valueAt(written, ['position']) === '';
  const commune = isTown ? findCommune()(named, site.company.position) : undefined;
  const after = filled(commune ? withAt(written, ['position'], commune.position) : written);
  let name = asked;
  if (asked.endsWith('+')) {
    const title = named.toLowerCase();
    name = freeName(
      title,
      (each) => !existsSync(placeOf(site.folder, `${dirname(asked)}/${each}`)),
    );
    if (/^(?:name|title)$/.test(kind.nameField ?? '') && name !== freeName(title, () => true))
      throw new Error(`« ${named} » est déjà pris ; donnez-en un autre`);
    name = `${dirname(asked)}/${name}`;
  }
  const [last] = historyOf(site.folder, name);
  const before = last?.value;
  const text = changeYaml(last?.text ?? '', before, after);
  if (text === textAt(placeOf(site.folder, name))) return { name, mistakes: [] };
  if (before && seen && !isDeepStrictEqual(before, seen))
    throw new Error(
      'la page a changé dans une autre fenêtre : rechargez-la, elle proposera votre texte',
    );
  const file = `${name}.yaml`;
  const unsaved = { ...site, unsaved: { [file]: text } };
  const own = readChecked(unsaved, file, kind.schema, () => kind.title).mistakes;
  if (own.length > 0) return { name, mistakes: own };
  const path = changedField(before, after);
  const mistakes = consequences(site, file, text).map(({ fileTitle, title, reason }) => ({
    path,
    title: titleOf(path, kind.shape, after),
    reason: `cela ne va plus avec « ${fileTitle} », ${title} : ${reason}`,
  }));
  if (mistakes.length > 0) return { name, mistakes };
  write(site.folder, name, text);
  if (name.startsWith('towns/')) freeAddress(site, `/${basename(name)}`);
  return { name, mistakes };
}

/**
 * What a changed fact would break elsewhere. Every text is read with the facts, so that the site
 * could not even be shown any more.
 */
function consequences({ folder }: EditedSite, file: string, text: string) {
  if (!factFiles.includes(file)) return [];
  const site = readSite({ folder, unsaved: { [file]: text } });
  // What does not fit between files can still be shown, and corrected.
  return contentMistakes(site).filter(({ alone }) => alone);
}

/** The first field or item that is not what it was. */
function changedField(before: unknown, after: unknown): string[] {
  if (typeof before !== 'object' || typeof after !== 'object') return [];
  const name = Object.keys({ ...before, ...after }).find(
    (key) => !isDeepStrictEqual(valueAt(before, [key]), valueAt(after, [key])),
  );
  if (name === undefined) return [];
  return [name, ...changedField(valueAt(before, [name]), valueAt(after, [name]))];
}

const versionFolder = 'var/versions';

/** Writes a file, or takes it away; what it was is kept first, and there is always a whole one. */
function write(folder: string, name: string, text?: string): void {
  const place = placeOf(folder, name);
  const was = textAt(place);
  if (was !== undefined) {
    mkdirSync(join(versionFolder, name), { recursive: true });
    const at = new Date().toISOString().replaceAll(':', '-');
    writeWhole(join(versionFolder, name, `${at}.yaml`), was);
  }
  mkdirSync(dirname(place), { recursive: true });
  if (text === undefined) rmSync(place);
  else writeWhole(place, text);
}

/** Whatever happens, there is the whole new file, or what was there before. */
function writeWhole(place: string, text: string): void {
  writeFileSync(`${place}.neuf`, text, { flush: true });
  renameSync(`${place}.neuf`, place);
}

const redirects = 'shared/redirects';

/** The addresses that lead to others. */
function redirectsOf(site: EditedSite): unknown[] {
  const [file] = entriesOf(site, fileKindOf(site, redirects));
  return [valueAt(file?.value, ['redirects']) ?? []].flat();
}

/** Has an address no longer lead to another: its page is there again. */
function freeAddress(site: EditedSite, address: string): void {
  const known = redirectsOf(site);
  const others = known.filter((each) => valueAt(each, ['from']) !== address);
  if (others.length < known.length) save(site, redirects, { redirects: others });
}

/**
 * Takes an entry of a folder away; throws if there is none. The address of a town then leads to the
 * nearest one, and so do those that led to it. Returns what else changes, in the owner's words;
 * with `isTrial` nothing is done.
 */
export function removeEntry(site: EditedSite, name: string, isTrial = false): string {
  const kind = fileKindOf(site, name);
  const entries = entriesOf(site, kind).filter(({ isDeleted }) => !isDeleted);
  const entry = entries.find((each) => each.name === name);
  if (!entry || !kind.nameField) throw new Error(`${name} n’est pas une page que l’on supprime`);

  const away = (other: Entry) => distance(positionOf(entry), positionOf(other));
  const others = entries.filter((other) => name.startsWith('towns/') && other !== entry);
  const [nearest] = others.toSorted((a, b) => away(a) - away(b));
  const led = nearest && { from: `/${entry.id}`, to: `/${nearest.id}` };
  if (!isTrial) {
    if (led)
      save(site, redirects, {
        redirects: [
          ...redirectsOf(site).map((each) =>
            valueAt(each, ['to']) === led.from ? withAt(each, ['to'], led.to) : each,
          ),
          led,
        ],
      });
    write(site.folder, name);
  }
  return led ? `\n\nAvec cela :\n– L’ancienne adresse ${led.from} mènera à ${led.to}` : '';
}

const positionOf = (town: Entry) => position.parse(valueAt(town.value, ['position']));

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
     * What the names in a text stand for, or would; of a fact without a value, what the owner calls
     * it.
     */
    facts: {
      ...lateNames.answers,
      ...lateNames.townPages,
      ...lateNames.town,
      ...Object.fromEntries(facts),
    },
    pictures: { others: site.pictures.filter((file) => !named.has(file)), named: [...named] },
    /** When what is online was built; undefined if nothing is. */
    published: online && startOf(online).toISOString(),
    /** What is left to correct before the site can be published: it is saved, and does not fit. */
    left: contentMistakes(site),
  };
}
