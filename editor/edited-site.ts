/** The content while it is edited: the kinds of files, and the files of each kind. */
import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { companySchema, companyTitle } from '../src/content-model/facts/company.ts';
import { readSite } from '../src/content-model/facts/site.ts';
import { zonesSchema, zonesTitle } from '../src/content-model/facts/zones.ts';
import { contentFiles, isDraft } from '../src/content-model/files/content-file.ts';
import { contentFolder } from '../src/content-model/files/content-folder.ts';
import { valueAt } from '../src/content-model/files/field-shape.ts';
import { shapeOf, titleOf } from '../src/content-model/owner/mistakes.ts';
import { contentKinds, type Kind, kindOf, nameFields } from '../src/content-model/schemas/kinds.ts';
import { mainLinks } from '../src/navigation.ts';
import { historyOf, nameOf, placeOf, versionFolder } from './versions.ts';

/**
 * The site while it is edited, with its current schemas: they depend on the facts, which may just
 * have changed.
 */
export type EditedSite = ReturnType<typeof editedSite>;

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
export function fileKindOf({ kinds }: EditedSite, name: string): FileKind {
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

/** The path of the first field or item that differs. */
export function changedField(before: unknown, after: unknown): string[] {
  if (typeof before !== 'object' || typeof after !== 'object') return [];
  const name = Object.keys({ ...before, ...after }).find(
    (key) => !isDeepStrictEqual(valueAt(before, [key]), valueAt(after, [key])),
  );
  if (name === undefined) return [];
  return [name, ...changedField(valueAt(before, [name]), valueAt(after, [name]))];
}
