import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'astro/zod';
import { isScalar, visit } from 'yaml';
import { company } from '../company.ts';
import { companyWords } from '../settings/company-words.ts';
import { type Content, mustBeQuoted, readContent } from '../settings/content-file.ts';
import { mistakeText, type OwnerField, titleOf as titleByWords } from '../settings/owner-mistakes.ts';
import { zones } from '../settings/zones.ts';
import { isPdf } from '../src/contacts/price-list.ts';
import { pictureStart, startOf } from '../src/pictures/files.ts';
import { type Kind, kinds } from '../src/schemas/kinds.ts';
import { type Facts, namesInAnswers, namesInAudit, namesInTowns, namesOnTownPages, unknownNames } from '../src/text/fill-in.ts';
import { withoutAccents } from '../src/text/plain-letters.ts';
import { readCommunes } from '../src/zones/communes.ts';
import { distance } from '../src/zones/distance.ts';
import { communeFinder } from '../src/zones/nearest.ts';
import { communeFiles } from './commune-files.ts';
import { valueAt } from './field-shape.ts';
import { schemaMistakes, shapeOf, titleOf } from './schema-check.ts';

/** Only what the checks between files look at; the whole shape of each file is in `src/schemas/`. */
const linked = z.looseObject({
  name: z.string().optional().catch(undefined),
  group: z.string().optional().catch(undefined),
  order: z.number().optional().catch(undefined),
  position: z.looseObject({ latitude: z.number(), longitude: z.number() }).optional().catch(undefined),
  seo: z.looseObject({ title: z.string().optional(), description: z.string().optional() }).optional().catch(undefined),
  category: z.string().optional().catch(undefined),
  redirects: z.array(z.looseObject({ from: z.string() })).catch([]),
  neighbours: z.array(z.string()).catch([]),
  radius: z.number().optional().catch(undefined),
  around: z
    .looseObject({ communes: z.array(z.string()).catch([]) })
    .optional()
    .catch(undefined),
  realisations: z
    .looseObject({ projects: z.array(z.string()).catch([]) })
    .optional()
    .catch(undefined),
  groups: z
    .record(z.string(), z.looseObject({ towns: z.array(z.string()).optional().catch(undefined) }))
    .optional()
    .catch(undefined),
});
/** What a project may be filed under by the specification; services add theirs. */
const categories = ['Urgence', 'Zinguerie', 'Rénovation', 'Démoussage'];

interface ContentFile {
  path: string;
  id: string;
  content: z.infer<typeof linked>;
  /** A field of it, as `around.title`. */
  field: (name: string) => OwnerField;
  /** Running text, as it was typed, with its field. */
  texts: { field: string; text: string }[];
}

/** One thing that is wrong with a file of the content. */
export interface ContentMistake {
  /** In the folder of the content. */
  file: string;
  /** From 1; none where the whole file is meant, or several places in it. */
  line?: number;
  /** The fields that it is about, if it is about some. */
  fields: OwnerField[];
  /** What would be right. */
  reason: string;
  /** By the file's own schema, so that no page can be made of it, and not only beside other files. */
  alone?: true;
}

/** The same in one line. */
export const mistakeLine = ({ file, ...mistake }: ContentMistake): string => `${file}: ${placeAndReason(mistake)}`;

/** Without the file: the line, the fields, and what would be right. */
export const placeAndReason = ({ line, fields, reason }: Omit<ContentMistake, 'file'>): string =>
  `${line === undefined ? '' : `ligne ${line} : `}${mistakeText(fields, reason)}`;

/**
 * What is wrong with the content files of a folder: with each by its own schema, and between them names that lead nowhere and what must be
 * unique and is not.
 */
export function contentMistakes(folder: string, facts: Facts): ContentMistake[] {
  const contents = contentPaths(readdirSync(folder, { recursive: true, encoding: 'utf8' })).map((path) => {
    const content = readContent(join(folder, path));
    return { path, content, mistakes: unreadable(content, { ...facts, ...namesOf(path) }) };
  });
  const notRead = contents.flatMap(({ path, mistakes }) =>
    mistakes.map((known): ContentMistake => ({ file: path, fields: [], ...known, alone: true })),
  );
  // What is told already is not told again in the words of the schema.
  const bySchemas = contents.flatMap(({ path, content, mistakes }) =>
    bySchema(path, content).filter(({ line, reason }) => !mistakes.some((known) => known.line === line || known.reason === reason)),
  );
  if (notRead.length > 0) return [...notRead, ...bySchemas];

  const files: ContentFile[] = contents.flatMap(({ path, content: { value } }) => {
    const { data: content } = linked.safeParse(value);
    const field = (name: string) => fieldIn(path, name.split('.'), value);
    return content ? [{ path, id: basename(path, '.yaml'), content, field, texts: runningText(value) }] : [];
  });
  const inFolder = (folder: string) => files.filter(({ path }) => path.startsWith(`${folder}/`));
  const towns = inFolder('towns');
  const projects = inFolder('projects');
  /** Addresses whose page was taken away. */
  const gone = files.flatMap(({ content }) => content.redirects.map(({ from }) => from));
  const allCategories = [...new Set([...categories, ...inFolder('services').flatMap(({ content }) => content.category ?? [])])];

  return [
    ...bySchemas,
    ...files.flatMap((file) => [
      ...file.content.neighbours.flatMap((neighbour, index) =>
        neighbour === file.id ? [against(file, `neighbours.${index}`, "une ville n'est pas sa propre voisine")] : [],
      ),
      ...unknownOrTwice(file, 'neighbours', file.content.neighbours, 'towns', towns, gone),
      ...unknownOrTwice(file, 'realisations.projects', file.content.realisations?.projects ?? [], 'projects', projects, gone),
      ...Object.entries(file.content.groups ?? {}).flatMap(([group, { towns: listed }]) => (listed ? zoneMistakes(file, group, listed, towns) : [])),
    ]),
    ...projects.flatMap((file) => {
      const { category } = file.content;
      return category === undefined || allCategories.includes(category)
        ? []
        : [against(file, 'category', `"${category}" n'existe pas ; choisissez parmi : ${allCategories.join(', ')}`)];
    }),
    ...repeated(files, 'seo.title', ({ seo }) => seo?.title),
    ...repeated(files, 'seo.description', ({ seo }) => seo?.description),
    ...repeated(towns, 'order', ({ order }) => order),
    ...repeated(inFolder('services'), 'order', ({ order }) => order),
    ...repeated(inFolder('services'), 'name', ({ name }) => name),
    ...repeated(towns, 'name', ({ name }) => name),
    ...copied(towns),
    ...priceListMistakes(folder),
    ...towns.flatMap((town) => outOfReach(town) ?? outOfRadius(town)),
  ];
}

/** A mistake in a field of a file. */
const against = ({ path, field }: ContentFile, name: string, reason: string): ContentMistake => ({
  file: path,
  fields: [field(name)],
  reason,
});

/** A field of a file, with what the owner calls it. */
function fieldIn(file: string, path: string[], value: unknown): OwnerField {
  const kind = kindOf(file);
  return { path, title: titleOf(path, kind ? shapeOf(kind.schema) : {}, value) };
}

const kindOf = (path: string): Kind | undefined =>
  Object.values<Kind>(kinds).find(({ folder, file }) => (file === undefined ? dirname(path) === folder : path === `${folder}/${file}`));

/** What a file's own schema says against it. */
function bySchema(path: string, content: Content): ContentMistake[] {
  const kind = kindOf(path);
  if (!kind) return [];
  return schemaMistakes(content, kind.schema).map(({ line, reason, ...field }) => ({ file: path, line, fields: [field], reason, alone: true }));
}

/** Names of a list that no file of a folder has, or that stand there twice. */
function unknownOrTwice(file: ContentFile, field: string, names: string[], folder: string, files: ContentFile[], gone: string[]): ContentMistake[] {
  return names.flatMap((name, index) => {
    if (!files.some(({ id }) => id === name)) {
      const what = gone.includes(`/${name}`)
        ? `la page de "${name}" a été retirée ; ôtez-la d'ici`
        : `il n'y a pas de fichier ${folder}/${name}.yaml`;
      return [against(file, `${field}.${index}`, what)];
    }
    return names.indexOf(name) < index ? [against(file, `${field}.${index}`, `"${name}" y est déjà`)] : [];
  });
}

/** A town with a page that is further away than the company goes. */
function outOfReach(town: ContentFile): ContentMistake[] | undefined {
  const { position } = town.content;
  const kilometres = position ? Math.round(distance(company.position, position)) : 0;
  if (kilometres <= zones.reach) return undefined;
  const reason = `à ${kilometres} km de l'atelier, et zones.yaml va à ${zones.reach} km (reach) : ôtez cette page, ou corrigez le chiffre`;
  return [against(town, 'position', reason)];
}

/** Communes that a town's page says it serves, and that are none or lie outside its radius: its map has no place for them. */
function outOfRadius(town: ContentFile): ContentMistake[] {
  const { position, radius, around } = town.content;
  if (!position || radius === undefined || !around) return [];
  const served = around.communes.map((name, index) => {
    const found = findCommune()(name, position);
    return { name, field: `around.communes.${index}`, kilometres: found && Math.round(distance(position, found.position)) };
  });
  const unknown = served.filter(({ kilometres }) => kilometres === undefined);
  const far = served.filter(({ kilometres = 0 }) => kilometres > radius);
  const named = far.map(({ name, kilometres }) => `${name} (${kilometres} km)`).join(', ');
  return [
    ...unknown.map(({ name, field }) => against(town, field, `"${name}" n'est pas une commune à ${zones.reach} km au plus de l'atelier`)),
    ...(far.length > 0
      ? [
          {
            file: town.path,
            fields: far.map(({ field }) => town.field(field)),
            reason: `plus loin que le rayon de cette page, ${radius} km : ${named} ; mettez-en qui y sont`,
          },
        ]
      : []),
  ];
}

/** Read once, when the first town asks for it. */
let finder: ReturnType<typeof communeFinder> | undefined;
function findCommune(): ReturnType<typeof communeFinder> {
  finder ??= communeFinder(readCommunes(communeFiles(company)['communes.txt']).communes);
  return finder;
}

/** Of two files that say the same the later one is named, to which the owner has given the higher number. */
const byOrder = (files: ContentFile[]) => files.toSorted((one, other) => (one.content.order ?? 0) - (other.content.order ?? 0));

/** Shorter texts, as a kind of roof or of work, may be alike in several towns; its headings are its own. */
const lengthOfOwnText = 80;
const ownHeading = /^(?:tagline|(?:around|craft|problems|focus)\.title)$/;

function runningText(value: unknown, field = ''): ContentFile['texts'] {
  if (typeof value === 'string') return value.length >= lengthOfOwnText || ownHeading.test(field) ? [{ field, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => runningText(below, field ? `${field}.${key}` : key));
}

/** Towns that say in whole texts what another town says: search engines take such a page for a copy. */
function copied(towns: ContentFile[]): ContentMistake[] {
  const first = new Map<string, string>();
  return byOrder(towns).flatMap((town) => {
    const same = town.texts.flatMap(({ field, text }) => {
      const other = first.get(text);
      if (other === undefined) first.set(text, town.path);
      return other === undefined ? [] : [{ field, other }];
    });
    const [one] = same;
    if (one === undefined) return [];
    // The head of a page is compared above; two towns may well be told of by one book.
    const fields = same.map(({ field }) => field).filter((field) => !/^(?:seo|sources)\./.test(field));
    return fields.length > 0
      ? [
          {
            file: town.path,
            fields: fields.map(town.field),
            reason: `le même texte que dans ${one.other} ; écrivez ce qui n'est vrai que là`,
          },
        ]
      : [];
  });
}

/** The files of texts among the names that a folder lists, sorted, with slashes whatever the system writes. */
export const contentPaths = (names: string[]): string[] =>
  names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.yaml') && path !== 'company.yaml')
    .sort();

/** What the texts of a file may name besides the company's facts. */
function namesOf(path: string): Facts {
  if (path.startsWith('towns/')) return namesInTowns;
  if (path === 'accessibility/rgaa.yaml') return namesInAudit;
  if (path === 'shared/towns.yaml') return namesOnTownPages;
  return path === 'pages/zone-intervention.yaml' ? namesInAnswers : {};
}

/** What keeps a file from being read: the first line that is no YAML, or the facts in it that nobody knows. */
function unreadable({ document, text, mistake, lineAt }: Content, facts: Facts): { line: number; reason: string }[] {
  if (mistake) return [mistake];
  const mistakes: { line: number; reason: string }[] = [];
  visit(document, {
    Scalar(key, { value, range }) {
      if (key === 'key' || typeof value !== 'string' || !range) return;
      const unknown = unknownNames(value, facts);
      if (!unknown) return;
      const start = text.indexOf(unknown.slice(0, unknown.indexOf('}') + 1), range[0]);
      mistakes.push({ line: lineAt(start < 0 ? range[0] : start), reason: unknown });
    },
    Map(_, { flow, items, range }) {
      const [pair] = items;
      if (!flow || !range || items.length !== 1 || !isScalar(pair?.key) || pair.value !== null) return;
      mistakes.push({ line: lineAt(range[0]), reason: mustBeQuoted(`{${pair.key.value}}`) });
    },
  });
  return mistakes;
}

/** What a page may carry of a file that most visitors open on a telephone. */
const largestDocument = 5_000_000;

/** What is wrong with the file of the price list that `company.yaml` names. */
function priceListMistakes(folder: string): ContentMistake[] {
  const path = ['legal', 'priceList', 'file'];
  const { value, lineOf } = readContent(join(folder, 'company.yaml'), 'failsafe');
  const file = valueAt(value, path);
  if (typeof file !== 'string' || file === '') return [];
  const place = join(folder, 'documents', file);
  const field = { path, title: titleByWords(path, companyWords) };
  const wrong = (reason: string) => [{ file: 'company.yaml', line: lineOf(path), fields: [field], reason }];
  if (!existsSync(place)) return wrong(`il n'y a pas de fichier documents/${file}`);
  const { size } = statSync(place);
  const megabytes = (bytes: number) => `${(bytes / 1_000_000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })} Mo`;
  if (isPdf(file) && size > largestDocument)
    return wrong(`documents/${file} pèse ${megabytes(size)}, au plus ${megabytes(largestDocument)} ; exportez-le « pour le web »`);
  const kind = isPdf(file) ? /^%PDF-/ : pictureStart;
  return kind.test(startOf(place)) ? [] : wrong(`documents/${file} n'est pas le fichier que dit son nom ; exportez-le de nouveau`);
}

/** Letters only, so that a name typed without its accent or hyphen is recognised as the same town. */
const bare = (name: string) => withoutAccents(name).replace(/\P{L}/gu, '').toLowerCase();

function zoneMistakes(file: ContentFile, group: string, listed: string[], towns: ContentFile[]): ContentMistake[] {
  return towns.flatMap(({ path: townPath, content: { name, group: townGroup } }) => {
    if (name === undefined || townGroup !== group || listed.includes(name)) return [];
    const index = listed.findIndex((town) => bare(town) === bare(name));
    return index < 0
      ? [against(file, `groups.${group}.towns`, `"${name}", qui a sa page (${townPath}), n'y est pas`)]
      : [against(file, `groups.${group}.towns.${index}`, `"${listed[index]}" s'écrit "${name}" dans ${townPath}`)];
  });
}

function repeated(files: ContentFile[], field: string, pick: (content: ContentFile['content']) => string | number | undefined): ContentMistake[] {
  const first = new Map<string | number, string>();
  return byOrder(files).flatMap((file) => {
    const value = pick(file.content);
    if (value === undefined) return [];
    const other = first.get(value);
    if (other === undefined) first.set(value, file.path);
    return other === undefined ? [] : [against(file, field, `déjà dans ${other}`)];
  });
}

/**
 * Stops Astro, with one line for each, at what is wrong with the content. What does not fit between files is told over the pages while the
 * site is being written, and mended there.
 */
export function stopAtContentMistakes(folder: string, facts: Facts, isBeingWritten: boolean): void {
  const mistakes = contentMistakes(folder, facts);
  const place = relative('.', folder).replaceAll('\\', '/');
  for (const mistake of mistakes) console.error(`✖ ${place}/${mistakeLine(mistake)}`);
  if (mistakes.some(({ alone }) => alone || !isBeingWritten)) process.exit(1);
}
