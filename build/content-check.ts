import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'astro/zod';
import { parseDocument } from 'yaml';
import { withoutAccents } from '../src/text/plain-letters.ts';

/** Only what the checks between files look at; the whole shape of each file is checked by `src/content.config.ts`. */
const linked = z.looseObject({
  name: z.string().optional().catch(undefined),
  group: z.string().optional().catch(undefined),
  order: z.number().optional().catch(undefined),
  seo: z.looseObject({ title: z.string().optional(), description: z.string().optional() }).optional().catch(undefined),
  category: z.string().optional().catch(undefined),
  neighbours: z.array(z.string()).catch([]),
  realisations: z
    .looseObject({ projects: z.array(z.string()).catch([]) })
    .optional()
    .catch(undefined),
  groups: z
    .record(z.string(), z.looseObject({ towns: z.array(z.string()).catch([]) }))
    .optional()
    .catch(undefined),
});
/** What a project may be filed under by the specification; services add theirs. */
const categories = ['Urgence', 'Zinguerie', 'Rénovation', 'Démoussage'];

interface ContentFile {
  path: string;
  id: string;
  content: z.infer<typeof linked>;
  /** Running text, as it was typed, with its field. */
  texts: { field: string; text: string }[];
}

/**
 * What is wrong between the content files of a folder: names that lead nowhere, and what must be unique and is not.
 * One line each: file, field, reason.
 */
export function contentMistakes(folder: string): string[] {
  const contents = contentPaths(readdirSync(folder, { recursive: true, encoding: 'utf8' })).map((path) => ({
    path,
    ...readYaml(join(folder, path)),
  }));
  const unreadable = contents.flatMap(({ path, mistake }) => (mistake ? [`${path}: ${mistake}`] : []));
  if (unreadable.length > 0) return unreadable;

  const files: ContentFile[] = contents.flatMap(({ path, value }) => {
    const { data: content } = linked.safeParse(value);
    return content ? [{ path, id: basename(path, '.yaml'), content, texts: runningText(value) }] : [];
  });
  const inFolder = (folder: string) => files.filter(({ path }) => path.startsWith(`${folder}/`));
  const towns = inFolder('towns');
  const projects = inFolder('projects');
  const allCategories = [...new Set([...categories, ...inFolder('services').flatMap(({ content }) => content.category ?? [])])];

  return [
    ...files.flatMap(({ path, id, content }) => [
      ...content.neighbours.flatMap((neighbour, index) =>
        neighbour === id ? [`${path}: neighbours.${index}: une ville n'est pas sa propre voisine`] : [],
      ),
      ...unknownOrTwice(path, 'neighbours', content.neighbours, 'towns', towns),
      ...unknownOrTwice(path, 'realisations.projects', content.realisations?.projects ?? [], 'projects', projects),
      ...Object.entries(content.groups ?? {}).flatMap(([group, { towns: listed }]) => zoneMistakes(path, group, listed, towns)),
    ]),
    ...projects.flatMap(({ path, content: { category } }) =>
      category === undefined || allCategories.includes(category)
        ? []
        : [`${path}: category: "${category}" n'existe pas ; choisissez parmi : ${allCategories.join(', ')}`],
    ),
    ...repeated(files, 'seo.title', ({ seo }) => seo?.title),
    ...repeated(files, 'seo.description', ({ seo }) => seo?.description),
    ...repeated(towns, 'order', ({ order }) => order),
    ...repeated(towns, 'name', ({ name }) => name),
    ...copied(towns),
  ];
}

/** Names of a list that no file of a folder has, or that stand there twice. */
function unknownOrTwice(path: string, field: string, names: string[], folder: string, files: ContentFile[]): string[] {
  return names.flatMap((name, index) => {
    if (!files.some(({ id }) => id === name)) return [`${path}: ${field}.${index}: il n'y a pas de fichier ${folder}/${name}.yaml`];
    return names.indexOf(name) < index ? [`${path}: ${field}.${index}: "${name}" y est déjà`] : [];
  });
}

/** Shorter texts, as a kind of roof or of work, may be alike in several towns. */
const lengthOfOwnText = 80;

function runningText(value: unknown, field = ''): ContentFile['texts'] {
  if (typeof value === 'string') return value.length >= lengthOfOwnText ? [{ field, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => runningText(below, field ? `${field}.${key}` : key));
}

/** Towns that say in whole texts what another town says: search engines take such a page for a copy. */
function copied(towns: ContentFile[]): string[] {
  const first = new Map<string, string>();
  return towns.flatMap(({ path, texts }) => {
    const same = texts.flatMap(({ field, text }) => {
      const other = first.get(text);
      if (other === undefined) first.set(text, path);
      return other === undefined ? [] : [{ field, other }];
    });
    const [one] = same;
    if (one === undefined) return [];
    const fields = same.map(({ field }) => field).filter((field) => !field.startsWith('seo.'));
    return fields.length > 0 ? [`${path}: ${fields.join(', ')} : le même texte que dans ${one.other} ; écrivez ce qui n'est vrai que là`] : [];
  });
}

/** The content files among the names that a folder lists, sorted, with slashes whatever the system writes. */
export const contentPaths = (names: string[]): string[] =>
  names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.yaml'))
    .sort();

/** What a file says, or the first line of it that is no YAML. */
function readYaml(path: string): { value?: unknown; mistake?: string } {
  const document = parseDocument(readFileSync(path, 'utf8'));
  const [error] = document.errors;
  if (error) return { mistake: `ligne ${error.linePos?.[0].line} : ${yamlReason(error.message.split(' at line')[0] ?? '')}` };
  return { value: document.toJS() };
}

/** The commonest slips of who writes YAML by hand, in French; what is rarer stays as the parser says it. */
function yamlReason(message: string): string {
  if (/Nested mappings/.test(message)) return 'le texte contient " : " ; mettez-le entre guillemets, ou sous un ">-"';
  if (/Missing closing ["']quote|Missing closing/.test(message)) return 'un guillemet est ouvert et pas refermé';
  if (/must be unique/.test(message)) return 'ce champ y est deux fois';
  if (/indent|Tabs/i.test(message)) return `le retrait de la ligne n'est pas celui de ses voisines (des espaces, pas de tabulation)`;
  return message;
}

/** Letters only, so that a name typed without its accent or hyphen is recognised as the same town. */
const bare = (name: string) => withoutAccents(name).replace(/\P{L}/gu, '').toLowerCase();

function zoneMistakes(path: string, group: string, listed: string[], towns: ContentFile[]): string[] {
  return towns.flatMap(({ path: townPath, content: { name, group: townGroup } }) => {
    if (name === undefined || townGroup !== group || listed.includes(name)) return [];
    const index = listed.findIndex((town) => bare(town) === bare(name));
    return index < 0
      ? [`${path}: groups.${group}.towns: "${name}", qui a sa page (${townPath}), n'y est pas`]
      : [`${path}: groups.${group}.towns.${index}: "${listed[index]}" s'écrit "${name}" dans ${townPath}`];
  });
}

function repeated(files: ContentFile[], field: string, pick: (content: ContentFile['content']) => string | number | undefined): string[] {
  const first = new Map<string | number, string>();
  return files.flatMap(({ path, content }) => {
    const value = pick(content);
    if (value === undefined) return [];
    const other = first.get(value);
    if (other === undefined) first.set(value, path);
    return other === undefined ? [] : [`${path}: ${field}: déjà dans ${other}`];
  });
}

/** Stops the build, with one line for each, at what the schema of a single file cannot see. */
export function stopAtContentMistakes(folder: string): void {
  const mistakes = contentMistakes(folder);
  for (const mistake of mistakes) console.error(`✖ src/content/${mistake}`);
  if (mistakes.length > 0) process.exit(1);
}
