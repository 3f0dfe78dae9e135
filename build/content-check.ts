import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { z } from 'astro/zod';
import { type Document, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { type Facts, namesInAnswers, namesInTowns, namesOnTownPages, unknownNames } from '../src/text/fill-in.ts';
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
 * What is wrong between the content files of a folder: names that lead nowhere, facts that nobody knows, and what must be unique and is
 * not. One line each: file, field or line, reason.
 */
export function contentMistakes(folder: string, facts: Facts): string[] {
  const contents = contentPaths(readdirSync(folder, { recursive: true, encoding: 'utf8' })).map((path) => ({
    path,
    ...readYaml(join(folder, path), { ...facts, ...namesOf(path) }),
  }));
  const unreadable = contents.flatMap(({ path, mistakes }) => mistakes.map((mistake) => `${path}: ${mistake}`));
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

/** The files of texts among the names that a folder lists, sorted, with slashes whatever the system writes. */
export const contentPaths = (names: string[]): string[] =>
  names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.yaml') && path !== 'company.yaml')
    .sort();

/** What the texts of a file may name besides the company's facts. */
function namesOf(path: string): Facts {
  if (path.startsWith('towns/')) return namesInTowns;
  if (path === 'shared/towns.yaml') return namesOnTownPages;
  return path === 'pages/zone-intervention.yaml' ? namesInAnswers : {};
}

/** What a file says, or what keeps it from being read: the first line that is no YAML, or the facts in it that nobody knows. */
function readYaml(path: string, facts: Facts): { value?: unknown; mistakes: string[] } {
  const lines = new LineCounter();
  const text = readFileSync(path, 'utf8');
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error) {
    const place = error.linePos?.[0].line ?? 1;
    return { mistakes: [`line ${place}: ${startsWithFact(text.split('\n')[place - 1] ?? '') ?? error.message.split(' at line')[0]}`] };
  }
  return { value: document.toJS(), mistakes: unknownFacts(document, text, facts, lines) };
}

/** What YAML takes for a table of its own, and an editor meant as a text that begins with a fact. */
const startsWithFact = (line: string) => {
  const [, text] = /^\s*(?:- )?(?:[\w-]+: )?(\{[^{}:]+\}.*)$/.exec(line) ?? [];
  return text && `a text that begins with { stands in quotes: "${text}"`;
};

function unknownFacts(document: Document.Parsed, text: string, facts: Facts, lines: LineCounter): string[] {
  const mistakes: string[] = [];
  visit(document, {
    Scalar(key, { value, range }) {
      if (key === 'key' || typeof value !== 'string' || !range) return;
      const unknown = unknownNames(value, facts);
      if (!unknown) return;
      const start = text.indexOf(unknown.slice(0, unknown.indexOf('}') + 1), range[0]);
      mistakes.push(`line ${lines.linePos(start < 0 ? range[0] : start).line}: ${unknown}`);
    },
    Map(_, { flow, items, range }) {
      const [pair] = items;
      if (!flow || !range || items.length !== 1 || !isScalar(pair?.key) || pair.value !== null) return;
      mistakes.push(`line ${lines.linePos(range[0]).line}: a text that begins with { stands in quotes: "{${pair.key.value}}"`);
    },
  });
  return mistakes;
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
export function stopAtContentMistakes(folder: string, facts: Facts): void {
  const mistakes = contentMistakes(folder, facts);
  const place = relative('.', folder).replaceAll('\\', '/');
  for (const mistake of mistakes) console.error(`✖ ${place}/${mistake}`);
  if (mistakes.length > 0) process.exit(1);
}
