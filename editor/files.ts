/** The files of the content, read for a form, written from one and taken away. What a save replaces is kept, for the owner to bring back. */
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contentMistakes } from '../content-model/check/check.ts';
import { companySchema, companyTitle, titleOfFact } from '../content-model/company.ts';
import { filled, type Reading, readYaml } from '../content-model/content-file.ts';
import { contentFolder } from '../content-model/content-folder.ts';
import { valueAt } from '../content-model/field-shape.ts';
import { type OwnerMistake, schemaMistakes, shapeOf, titleOf } from '../content-model/mistakes.ts';
import { contentKinds, type Kind, kindOf, nameFields } from '../content-model/schemas/kinds.ts';
import { position } from '../content-model/schemas/text.ts';
import { factFiles, readSite } from '../content-model/site.ts';
import { namesInAnswers, namesInTowns, namesOnTownPages } from '../content-model/text/fill-in.ts';
import { withoutAccents } from '../content-model/text/plain-letters.ts';
import { zonesSchema, zonesTitle } from '../content-model/zones.ts';
import { pictureFiles } from '../src/pictures/files.ts';
import { namedPictures } from '../src/pictures/named.ts';
import { distance } from '../src/zones/distance.ts';
import { isGroup, withAt } from './values.ts';
import { changeYaml } from './yaml-text.ts';

/** The site as it is being edited, by the rules that hold now: those of a text follow from the facts, which may just have changed. */
export type EditedSite = ReturnType<typeof editedSite>;

/** That of a folder of content. */
export function editedSite(folder = contentFolder) {
  const site = readSite({ folder }, process.env, new Date());
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
export type FileKind = ReturnType<typeof fileKind>;

function fileKind({ title, path, page = '/', menu, schema }: Kind) {
  const shape = shapeOf(schema);
  /** In a folder of entries: the field that names one. */
  const nameField = path.endsWith('*')
    ? nameFields.find((field) => shape.properties?.[field])
    : undefined;
  const reading: Reading = path === 'company' ? 'failsafe' : 'core';
  return { title, path, page, menu, nameField, shape, reading, schema };
}

/** The kind of a file, by its name. The name of a new one ends in `+`. */
export function fileKindOf({ kinds }: EditedSite, name: string): FileKind {
  const kind = kindOf(name, kinds);
  if (!kind || !/^(?:[\w-]+\/)?(?:[\w-]+|\+)$/.test(name))
    throw new Error(`${name} n’est pas un fichier du site`);
  return kind;
}

/** A file of the content. */
export type Entry = ReturnType<typeof entriesOf>[number];

/** The files of a kind, and those that were deleted; with what each one was before, the last first. */
export function entriesOf({ folder }: EditedSite, kind: Omit<FileKind, 'schema'>) {
  const { path, nameField } = kind;
  const found = [
    ...globSync(`${path}.yaml`, { cwd: folder }),
    ...globSync(path, { cwd: versionFolder }),
  ];
  const names = new Set(found.map((name) => name.replaceAll('\\', '/').replace('.yaml', '')));
  const entries = [...names].map((name) => {
    const text = textOf(folder, name);
    const versions = versionsOf(name, kind);
    const value = text === undefined ? versions[0]?.value : contentOf(text, kind);
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
      isDeleted: text === undefined,
    };
  });
  return entries.toSorted(
    (a, b) =>
      Number(a.isDeleted) - Number(b.isDeleted) ||
      a.order - b.order ||
      a.title.localeCompare(b.title, 'fr'),
  );
}

const textOf = (folder: string, name: string) => {
  const place = join(folder, `${name}.yaml`);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
};

/** What a text of YAML says. */
export function contentOf(text: string, { reading }: Pick<FileKind, 'reading'>): unknown {
  const { value, mistake } = readYaml(text, reading);
  if (mistake) throw new Error(`ligne ${mistake.line} : ${mistake.reason}`);
  return filled(value);
}

/** The name of a new file, as the address of its page: that of its title, with a number where another one has it. */
export function freeName(title: string, isFree: (name: string) => boolean): string {
  const stem = withoutAccents(title).match(/\w+/g)?.join('-').slice(0, 60) ?? 'sans-nom';
  let name = stem;
  for (let number = 2; !isFree(name); number++) name = `${stem}-${number}`;
  return name;
}

/** Writes a file, or says in the owner's words what keeps it from that; then nothing is written. `seen` is what the form was opened with. */
export function save(
  site: EditedSite,
  asked: string,
  written: unknown,
  seen?: unknown,
): { name: string; mistakes: OwnerMistake[] } {
  const kind = fileKindOf(site, asked);
  const after = filled(written);
  let name = asked;
  if (asked.endsWith('+')) {
    // A save that is asked for again, as its answer got lost, finds what it has written.
    const free = [undefined, changeYaml('', undefined, after, kind.reading)];
    const title = String(valueAt(after, [kind.nameField ?? '']) ?? '').toLowerCase();
    name = freeName(title, (each) =>
      free.includes(textOf(site.folder, `${dirname(asked)}/${each}`)),
    );
    if (/^(?:name|title)$/.test(kind.nameField ?? '') && name !== freeName(title, () => true)) {
      const path = [kind.nameField ?? ''];
      return {
        name: asked,
        mistakes: [
          {
            path,
            title: titleOf(path, kind.shape, after),
            reason: 'est déjà pris ; donnez-en un autre',
          },
        ],
      };
    }
    name = `${dirname(asked)}/${name}`;
  }
  const was = textOf(site.folder, name);
  const before = was === undefined ? undefined : contentOf(was, kind);
  const text = changeYaml(was ?? '', before, after, kind.reading);
  if (text === was) return { name, mistakes: [] };
  if (before && seen && !isDeepStrictEqual(before, seen))
    throw new Error('la page a changé dans une autre fenêtre : rechargez-la');
  const own = schemaMistakes(readYaml(text, kind.reading), kind.schema);
  if (own.length > 0) return { name, mistakes: own };
  const path = changedField(before, after);
  const mistakes = consequences(site, `${name}.yaml`, text).map(({ title, fields, reason }) => {
    const place = [`« ${title} »`, ...fields.map((field) => field.title)].join(', ');
    return {
      path,
      title: titleOf(path, kind.shape, after),
      reason: `cela ne va plus avec ${place} : ${reason}`,
    };
  });
  if (mistakes.length === 0) write(site.folder, name, text);
  return { name, mistakes };
}

/** What a changed fact would break elsewhere. Every text is read with the facts, so that the site could not even be shown any more. */
function consequences({ folder }: EditedSite, file: string, text: string) {
  if (!factFiles.includes(file)) return [];
  const site = readSite({ folder, unsaved: { [file]: text } }, process.env, new Date());
  // What does not fit between files can still be shown, and corrected.
  return contentMistakes(site).filter(({ alone }) => alone);
}

/** The first field that is not what it was. */
function changedField(before: unknown, after: unknown): string[] {
  if (!isGroup(before) || !isGroup(after)) return [];
  const name = Object.keys({ ...before, ...after }).find(
    (key) => !isDeepStrictEqual(before[key], after[key]),
  );
  return name === undefined ? [] : [name, ...changedField(before[name], after[name])];
}

const versionFolder = 'var/versions';

/** Writes a file, or takes it away; what it was is kept first, and there is always a whole one. */
function write(folder: string, name: string, text?: string): void {
  const was = textOf(folder, name);
  const place = join(folder, `${name}.yaml`);
  if (was !== undefined) {
    mkdirSync(join(versionFolder, name), { recursive: true });
    writeFileSync(
      join(versionFolder, name, `${new Date().toISOString().replaceAll(':', '-')}.yaml`),
      was,
    );
  }
  mkdirSync(dirname(place), { recursive: true });
  if (text === undefined) rmSync(place);
  else {
    writeFileSync(`${place}.neuf`, text);
    renameSync(`${place}.neuf`, place);
  }
}

const versionsOf = (name: string, kind: Pick<FileKind, 'reading'>) =>
  globSync('*.yaml', { cwd: join(versionFolder, name) })
    .toSorted()
    .slice(-20)
    .toReversed()
    .map((file) => ({
      at: file.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:').replace('.yaml', ''),
      value: contentOf(readFileSync(join(versionFolder, name, file), 'utf8'), kind),
    }));

const redirects = 'shared/redirects';

/**
 * Takes an entry away, unless a page shows it: then it throws, in the owner's words. The address of a town then leads to the nearest one, and so do
 * those that led to it. Returns what else changes, in the owner's words; with `isTrial` nothing is done.
 */
export function removeEntry(site: EditedSite, name: string, isTrial = false): string {
  const shows = ({ value, isDeleted }: Entry) =>
    !isDeleted && [valueAt(value, ['realisations', 'projects'])].flat().includes(basename(name));
  const kinds = dirname(name) === 'projects' ? Object.values(site.kinds) : [];
  const page = kinds.flatMap((kind) => entriesOf(site, kind)).find(shows);
  if (page) throw new Error(`« ${page.title} » montre ce chantier ; choisissez-y d’abord un autre`);

  const led =
    dirname(name) === 'towns'
      ? { from: `/${basename(name)}`, to: `/${basename(nearestTo(site, name))}` }
      : undefined;
  if (!isTrial) {
    const [file] = entriesOf(site, fileKindOf(site, redirects));
    const known = [valueAt(file?.value, ['redirects']) ?? []].flat();
    if (led)
      save(site, redirects, {
        redirects: [
          ...known.map((each) =>
            valueAt(each, ['to']) === led.from ? withAt(each, ['to'], led.to) : each,
          ),
          led,
        ],
      });
    write(site.folder, name);
  }
  return led ? `\n\nAvec cela :\n– L’ancienne adresse ${led.from} mènera à ${led.to}` : '';
}

/** The town that is nearest to one. */
function nearestTo(site: EditedSite, name: string): string {
  const towns = entriesOf(site, fileKindOf(site, name));
  const here = positionOf(towns.find((town) => town.name === name));
  const others = towns.filter((town) => town.name !== name && !town.isDeleted);
  const [nearest] = others.toSorted(
    (a, b) => distance(here, positionOf(a)) - distance(here, positionOf(b)),
  );
  return nearest?.name ?? '';
}

const positionOf = (town?: Entry) => position.parse(valueAt(town?.value, ['position']));

/** All that the editor shows. */
export type Overview = ReturnType<typeof overviewOf>;
/** A kind of files, with its files. */
export type KindOfForm = Overview['kinds'][string];

/** Reads all that the editor shows. */
export function overviewOf(site: EditedSite) {
  const named = namedPictures(site.folder);
  const forms = Object.entries(site.kinds).map(
    ([key, { schema: _, ...kind }]) => [key, { ...kind, entries: entriesOf(site, kind) }] as const,
  );
  const facts = Object.entries(site.facts).map(([name, value]) => [
    name,
    value ?? titleOfFact(name),
  ]);
  return {
    kinds: Object.fromEntries(forms),
    /** What the names in a text stand for, or would; of a fact without a value, what the owner calls it. */
    facts: {
      ...namesInAnswers,
      ...namesOnTownPages,
      ...namesInTowns,
      ...Object.fromEntries(facts),
    },
    pictures: { others: pictureFiles().filter((file) => !named.has(file)), named: [...named] },
    /** What is left to correct before the site can be published: it is saved, and does not fit. */
    left: contentMistakes(site),
  };
}
