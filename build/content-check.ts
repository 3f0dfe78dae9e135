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
const projectIds = z.array(z.looseObject({ id: z.string() })).catch([]);

interface ContentFile {
  path: string;
  id: string;
  content: z.infer<typeof linked>;
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
    return content ? [{ path, id: basename(path, '.yaml'), content }] : [];
  });
  const towns = files.filter(({ path }) => path.startsWith('towns/'));
  const townIds = new Set(towns.map(({ id }) => id));
  const projects = new Set(projectIds.parse(contents.find(({ path }) => path === 'projects.yaml')?.value).map(({ id }) => id));

  return [
    ...files.flatMap(({ path, id, content }) => [
      ...content.neighbours.flatMap((neighbour, index) => {
        if (neighbour === id) return [`${path}: neighbours.${index}: a town is not its own neighbour`];
        return townIds.has(neighbour) ? [] : [`${path}: neighbours.${index}: "${neighbour}" is no file of towns/`];
      }),
      ...(content.realisations?.projects ?? []).flatMap((project, index) =>
        projects.has(project) ? [] : [`${path}: realisations.projects.${index}: "${project}" is no id of projects.yaml`],
      ),
      ...Object.entries(content.groups ?? {}).flatMap(([group, { towns: listed }]) => zoneMistakes(path, group, listed, towns)),
    ]),
    ...repeated(files, 'seo.title', ({ seo }) => seo?.title),
    ...repeated(files, 'seo.description', ({ seo }) => seo?.description),
    ...repeated(towns, 'order', ({ order }) => order),
    ...repeated(towns, 'name', ({ name }) => name),
  ];
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
  if (error) return { mistake: `line ${error.linePos?.[0].line}: ${error.message.split(' at line')[0]}` };
  return { value: document.toJS() };
}

/** Letters only, so that a name typed without its accent or hyphen is recognised as the same town. */
const bare = (name: string) => withoutAccents(name).replace(/\P{L}/gu, '').toLowerCase();

function zoneMistakes(path: string, group: string, listed: string[], towns: ContentFile[]): string[] {
  return towns.flatMap(({ path: townPath, content: { name, group: townGroup } }) => {
    if (name === undefined || townGroup !== group || listed.includes(name)) return [];
    const index = listed.findIndex((town) => bare(town) === bare(name));
    return index < 0
      ? [`${path}: groups.${group}.towns: "${name}", which has a page (${townPath}), is missing`]
      : [`${path}: groups.${group}.towns.${index}: "${listed[index]}" is written "${name}" in ${townPath}`];
  });
}

function repeated(files: ContentFile[], field: string, pick: (content: ContentFile['content']) => string | number | undefined): string[] {
  const first = new Map<string | number, string>();
  return files.flatMap(({ path, content }) => {
    const value = pick(content);
    if (value === undefined) return [];
    const other = first.get(value);
    if (other === undefined) first.set(value, path);
    return other === undefined ? [] : [`${path}: ${field}: the same as in ${other}`];
  });
}

/** Stops the build, with one line for each, at what the schema of a single file cannot see. */
export function stopAtContentMistakes(folder: string): void {
  const mistakes = contentMistakes(folder);
  for (const mistake of mistakes) console.error(`✖ src/content/${mistake}`);
  if (mistakes.length > 0) process.exit(1);
}
