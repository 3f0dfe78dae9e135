import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { textsOf } from '../text/fill-in.ts';
import { readCommunes } from '../zones/communes.ts';
import { distance } from '../zones/distance.ts';
import { communeFinder } from '../zones/nearest.ts';
import { companySchema, companyTitle } from './company.ts';
import { contentFiles, readContent } from './content-file.ts';
import { valueAt } from './field-shape.ts';
import {
  type CheckedFile,
  type ContentMistake,
  mistakeIn,
  readChecked,
  settingError,
} from './mistakes.ts';
import { contentKinds, type Kind, titleOfFile } from './schemas/kinds.ts';
import type { Site } from './site.ts';
import { zonesTitle } from './zones.ts';

/** Throws a `SettingError` with one line for each mistake; `which` leaves some out. */
export function demandContent(site: Site, which = (_: ContentMistake) => true): void {
  const mistakes = contentMistakes(site).filter(which);
  if (mistakes.length > 0) throw settingError(mistakes, site);
}

/** The files of a kind, read by its schema; a single one also if it is missing. */
export const filesOf = <Schema extends z.ZodType>(site: Site, kind: Kind<Schema>) =>
  (kind.path.endsWith('*') ? contentFiles(site, `${kind.path}.yaml`) : [`${kind.path}.yaml`]).map(
    (file) => readChecked(site, file, kind.schema, (value) => titleOfFile(kind, value)),
  );

/** A file that is right by its own schema. */
type Entry<Data = unknown> = CheckedFile<Data> & { data: Data };

/** The right ones, the oldest first: of two that say the same the later one is wrong. */
function rightOnes<Data>({ folder }: Site, files: CheckedFile<Data>[]): Entry<Data>[] {
  const bornAt = ({ file }: Entry) =>
    statSync(join(folder, file), { throwIfNoEntry: false })?.birthtimeMs ?? Date.now();
  return files
    .flatMap(({ data, ...file }) => (data === undefined ? [] : [{ ...file, data }]))
    .sort((one, other) => bornAt(one) - bornAt(other));
}

/**
 * All mistakes in a site's content: each file by its own schema, then what right files say of each
 * other.
 */
export function contentMistakes(site: Site): ContentMistake[] {
  const kinds = contentKinds(site);
  const files = Object.values<Kind>(kinds).flatMap((kind) => filesOf(site, kind));
  const right = rightOnes(site, files);
  const projects = contentFiles(site, 'projects/*.yaml');
  const pages = pagesOf(site, kinds);
  const towns = rightOnes(site, filesOf(site, kinds.towns));
  const zonePages = rightOnes(site, filesOf(site, kinds.zone));
  return [
    ...files.flatMap(({ mistakes }) => mistakes),
    ...right.flatMap((file) => [...unknownProjects(file, projects), ...deadLinks(file, pages)]),
    ...repeated(right, 'seo.title'),
    ...repeated(right, 'seo.description'),
    ...ownFields.flatMap((field) => repeated(towns, field)),
    ...copied(towns),
    ...towns.flatMap((town) => outOfReach(town, site)),
    ...zonePages.flatMap((page) => missingTowns(page, towns)),
    ...missingPriceList(site),
  ];
}

/** The addresses of the pages that the content makes. */
const pagesOf = (site: Site, kinds: Record<string, Kind>): Set<string> =>
  new Set(
    Object.values(kinds).flatMap(({ page = '/', path }) =>
      contentFiles(site, `${path}.yaml`).map((file) => page.replace('*', basename(file, '.yaml'))),
    ),
  );

/** Projects to show that are not there. */
const unknownProjects = (file: Entry, projects: string[]): ContentMistake[] =>
  textsOf(valueAt(file.data, ['realisations', 'projects'])).flatMap(({ text, path }) =>
    projects.includes(`projects/${text}.yaml`)
      ? []
      : [mistakeIn(file, ['realisations', 'projects', ...path], `"${text}" n'existe pas`)],
  );

/** Links to no page, and old addresses that still are one. */
function deadLinks(file: Entry, pages: Set<string>): ContentMistake[] {
  return textsOf(file.value).flatMap(({ text, path }) => {
    const field = path.at(-1);
    const leads = pages.has(text.replace(/(?<=.)[#?].*/, ''));
    if (field === 'from' && leads)
      return [mistakeIn(file, path, 'est encore une page ; ôtez cette ligne, ou la page')];
    const isLink = (field === 'href' || field === 'to') && text.startsWith('/');
    return isLink && !leads ? [mistakeIn(file, path, `"${text}" n'est pas une page du site`)] : [];
  });
}

/** Values that may be there once only. */
function repeated(files: Entry[], field: string): ContentMistake[] {
  const first = new Map<string, string>();
  const path = field.split('.');
  return files.flatMap((file) => {
    const value = JSON.stringify(valueAt(file.data, path));
    const other = first.get(value);
    if (value !== undefined && other === undefined) first.set(value, file.title);
    return other === undefined ? [] : [mistakeIn(file, path, `déjà dans « ${other} »`)];
  });
}

/** Fields that no other town has the same. */
const ownFields = ['name', 'order', 'position', 'around.communes', 'craft.specialities', 'sources'];

/** Headings that no other town has. */
const ownHeading = /^(?:tagline|(?:around|craft|problems|focus)\.title)$/;

/** Texts copied from another town: search engines would treat the page as a duplicate. */
function copied(towns: Entry[]): ContentMistake[] {
  const first = new Map<string, Entry>();
  return towns.flatMap((town) =>
    textsOf(town.value).flatMap(({ text, path }) => {
      // `seo` is compared elsewhere, and towns may share a source.
      const isOwn = ownHeading.test(path.join('.')) || text.length >= 80;
      if (!isOwn || /^(?:seo|sources)$/.test(path[0] ?? '')) return [];
      const other = first.get(text);
      if (!other) first.set(text, town);
      return !other || other === town
        ? []
        : [
            mistakeIn(
              town,
              path,
              `le même texte que dans « ${other.title} » ; dites ce qui n'est vrai que là`,
            ),
          ];
    }),
  );
}

type Kinds = ReturnType<typeof contentKinds>;
type Town = Entry<z.output<Kinds['towns']['schema']>>;

/** A town beyond the company's reach, or communes beyond the town's. */
function outOfReach(town: Town, { company, zones }: Site): ContentMistake[] {
  const { position, radius, around } = town.data;
  const away = Math.round(distance(company.position, position));
  if (away > zones.reach) {
    const reason = `à ${away} km de l'atelier, et « ${zonesTitle} » va à ${zones.reach} km : ôtez cette page, ou corrigez le chiffre`;
    return [mistakeIn(town, ['position'], reason)];
  }
  return around.communes.flatMap((name, index) => {
    const path = ['around', 'communes', String(index)];
    const commune = findCommune()(name, position);
    if (!commune)
      return [
        mistakeIn(
          town,
          path,
          `"${name}" n'est pas une commune à ${zones.reach} km au plus de l'atelier`,
        ),
      ];
    const far = Math.round(distance(position, commune.position));
    return far > radius
      ? [mistakeIn(town, path, `à ${far} km, plus loin que le rayon de cette page, ${radius} km`)]
      : [];
  });
}

let finder: ReturnType<typeof communeFinder> | undefined;
/** Communes by name, read on first use. */
export function findCommune(): ReturnType<typeof communeFinder> {
  finder ??= communeFinder(readCommunes(readFileSync('src/zones/communes.txt', 'utf8')).communes);
  return finder;
}

/** Town pages missing from their group's list. */
const missingTowns = (
  page: Entry<z.output<Kinds['zone']['schema']>>,
  towns: Town[],
): ContentMistake[] =>
  Object.entries(page.data.groups).flatMap(([group, { towns: listed }]) =>
    towns
      .filter(({ data }) => data.group === group && !listed.includes(data.name))
      .map(({ title, data: { name } }) =>
        mistakeIn(
          page,
          ['groups', group, 'towns'],
          `"${name}", qui a sa page (« ${title} »), n'y est pas`,
        ),
      ),
  );

/** A price list whose file is not there. */
function missingPriceList(site: Site): ContentMistake[] {
  const { file } = site.company.legal.priceList;
  if (file === undefined || existsSync(join(site.folder, 'documents', file))) return [];
  const name = 'company.yaml';
  const company = {
    ...readContent(site, name),
    file: name,
    title: companyTitle,
    schema: companySchema,
  };
  const path = ['legal', 'priceList', 'file'];
  return [mistakeIn(company, path, `il n'y a pas de fichier documents/${file}`)];
}
