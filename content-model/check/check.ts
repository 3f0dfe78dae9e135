import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { readContent } from '../content-file.ts';
import { SettingError } from '../fail.ts';
import { schemaMistakes } from '../mistakes.ts';
import { contentKinds, type Kind, kindOf, titleOfFile } from '../schemas/kinds.ts';
import { categoriesOf } from '../schemas/project.ts';
import type { Site } from '../site.ts';
import { byOrder, type LinkedFile, linkedFile, mistakeIn } from './linked-file.ts';
import { type ContentMistake, mistakeLine } from './mistake.ts';
import { priceListMistakes } from './price-list.ts';
import { syntaxMistakes } from './syntax.ts';
import { copied, missingFromGroup, outOfRadius, outOfReach } from './towns.ts';

/** All mistakes in a site's content: each file by its own schema, then references to missing files and values that must be unique. */
export function contentMistakes(site: Site): ContentMistake[] {
  const kinds: Record<string, Kind> = contentKinds(site);
  const contents = contentPaths(
    readdirSync(site.folder, { recursive: true, encoding: 'utf8' }),
  ).map((path) => {
    const content = readContent(site, path);
    const kind = kindOf(path.replace('.yaml', ''), kinds);
    const title = kind ? titleOfFile(kind, content.value) : path;
    return { path, kind, title, content, mistakes: syntaxMistakes(path, content, site.facts) };
  });
  const notRead = contents.flatMap(({ path, title, mistakes }) =>
    mistakes.map(
      (known): ContentMistake => ({ file: path, title, fields: [], ...known, alone: true }),
    ),
  );
  // Skips schema mistakes that were already reported.
  const bySchemas = contents.flatMap(({ path, kind, title, content, mistakes }) =>
    (kind ? schemaMistakes(content, kind.schema) : [])
      .filter(
        ({ line, reason }) =>
          !mistakes.some((known) => known.line === line || known.reason === reason),
      )
      .map(
        ({ line, reason, ...field }): ContentMistake => ({
          file: path,
          title,
          line,
          fields: [field],
          reason,
          alone: true,
        }),
      ),
  );
  if (notRead.length > 0) return [...notRead, ...bySchemas];

  const files = contents.flatMap(
    ({ path, kind, content: { value } }) => linkedFile(site.folder, path, value, kind) ?? [],
  );
  const inFolder = (folder: string) => files.filter(({ path }) => path.startsWith(`${folder}/`));
  const towns = inFolder('towns');
  const projects = inFolder('projects');
  const categories = categoriesOf(site);

  return [
    ...bySchemas,
    ...files.flatMap((file) => [
      ...unknownOrTwice(
        file,
        'realisations.projects',
        file.content.realisations?.projects ?? [],
        projects,
      ),
      ...file.content.redirects.flatMap(({ from }, index) =>
        towns.some(({ id }) => `/${id}` === from)
          ? [
              mistakeIn(
                file,
                `redirects.${index}.from`,
                'est encore une page ; ôtez cette ligne, ou la page',
              ),
            ]
          : [],
      ),
      ...Object.entries(file.content.groups ?? {}).flatMap(([group, { towns: listed }]) =>
        listed ? missingFromGroup(file, group, listed, towns) : [],
      ),
    ]),
    ...projects.flatMap((file) => {
      const { category } = file.content;
      return category === undefined || categories.includes(category)
        ? []
        : [
            mistakeIn(
              file,
              'category',
              `"${category}" n'existe pas ; choisissez parmi : ${categories.join(', ')}`,
            ),
          ];
    }),
    ...repeated(files, 'seo.title', ({ seo }) => seo?.title),
    ...repeated(files, 'seo.description', ({ seo }) => seo?.description),
    ...repeated(towns, 'order', ({ order }) => order),
    ...repeated(inFolder('services'), 'order', ({ order }) => order),
    ...repeated(inFolder('services'), 'name', ({ name }) => name),
    ...repeated(towns, 'name', ({ name }) => name),
    ...copied(towns),
    ...priceListMistakes(site),
    ...towns.flatMap((town) => outOfReach(town, site) ?? outOfRadius(town, site)),
  ];
}

/** References to files that do not exist or are listed twice. */
function unknownOrTwice(
  file: LinkedFile,
  field: string,
  names: string[],
  files: LinkedFile[],
): ContentMistake[] {
  return names.flatMap((name, index) => {
    const named = files.find(({ id }) => id === name);
    if (!named) return [mistakeIn(file, `${field}.${index}`, `"${name}" n'existe pas`)];
    return names.indexOf(name) < index
      ? [mistakeIn(file, `${field}.${index}`, `« ${named.title} » y est déjà`)]
      : [];
  });
}

/** Paths of the YAML files in a folder listing, sorted, with slashes on every system. */
export const contentPaths = (names: string[]): string[] =>
  names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.yaml') && path !== 'company.yaml')
    .sort();

/** Values that must be unique but are repeated. */
function repeated(
  files: LinkedFile[],
  field: string,
  pick: (content: LinkedFile['content']) => string | number | undefined,
): ContentMistake[] {
  const first = new Map<string | number, string>();
  return byOrder(files).flatMap((file) => {
    const value = pick(file.content);
    if (value === undefined) return [];
    const other = first.get(value);
    if (other === undefined) first.set(value, file.title);
    return other === undefined ? [] : [mistakeIn(file, field, `déjà dans « ${other} »`)];
  });
}

/** Throws a `SettingError` with one line for each mistake. In development, mistakes between files do not throw: they are shown over the pages. */
export function demandContent(site: Site, isBeingWritten: boolean): void {
  const mistakes = contentMistakes(site);
  if (!mistakes.some(({ alone }) => alone || !isBeingWritten)) return;
  const contentPath = relative('.', site.folder).replaceAll('\\', '/');
  throw new SettingError(
    mistakes.map((mistake) => `${contentPath}/${mistakeLine(mistake)}`).join('\n'),
  );
}
