import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { readCommunes } from '../lib/geo/communes.ts';
import { distance } from '../lib/geo/distance.ts';
import { communeFinder } from '../lib/geo/nearest.ts';
import { textsOf } from '../lib/text/fill-in.ts';
import { sitePages } from '../navigation.ts';
import { companySchema, companyTitle } from './facts/company.ts';
import type { Site } from './facts/site.ts';
import { zonesTitle } from './facts/zones.ts';
import { contentFiles, isDraft, publishedFiles } from './files/content-file.ts';
import { valueAt } from './files/field-shape.ts';
import {
  type CheckedFile,
  type ContentMistake,
  ownerError,
  readChecked,
} from './owner/mistakes.ts';
import { regionPromises } from './region-promises.ts';
import { contentKinds, type Kind, titleOfFile } from './schemas/kinds.ts';

/** Throws an `OwnerError` with one line for each mistake that `keep` accepts, if there is one. */
export function assertContent(site: Site, keep = (_: ContentMistake) => true): void {
  const mistakes = contentMistakes(site).filter(keep);
  if (mistakes.length > 0) throw ownerError(mistakes, site);
}

/**
 * The published files of a kind, read by its schema. Files that the site cannot do without are
 * among them even if they are missing.
 */
export function filesOf<Schema extends z.ZodType>(site: Site, kind: Kind<Schema>) {
  const { path, schema, needed = [] } = kind;
  const always = path.endsWith('*') ? needed.map((name) => path.replace('*', name)) : [path];
  const files = [...publishedFiles(site, `${path}.yaml`), ...always.map((name) => `${name}.yaml`)];
  return [...new Set(files)].map((file) =>
    readChecked(site, file, schema, (value) => titleOfFile(kind, value)),
  );
}

/** A file that its own schema accepts. */
type Entry<Data = unknown> = CheckedFile<Data> & { data: Data };

/**
 * The files that their own schema accepts, the oldest first and drafts last. If two files have the
 * same text, the mistake is reported for the newer one.
 */
function validFilesOldestFirst<Data>({ folder }: Site, files: CheckedFile<Data>[]): Entry<Data>[] {
  const createdAt = ({ file }: Entry) =>
    statSync(join(folder, file), { throwIfNoEntry: false })?.birthtimeMs ?? Date.now();
  return files
    .flatMap(({ data, ...file }) => (data === undefined ? [] : [{ ...file, data }]))
    .sort(
      (one, other) =>
        Number(isDraft(one.value)) - Number(isDraft(other.value)) ||
        createdAt(one) - createdAt(other),
    );
}

/**
 * All mistakes in a site's content: first each file by its own schema, then contradictions between
 * valid files.
 */
export function contentMistakes(site: Site): ContentMistake[] {
  const kinds = contentKinds(site);
  const { towns: townKind, zone: zoneKind, textPages: textKind, ...others } = kinds;
  const townFiles = filesOf(site, townKind);
  const zoneFiles = filesOf(site, zoneKind);
  const otherFiles = Object.values<Kind>(others).flatMap((kind) => filesOf(site, kind));
  const textFiles = filesOf(site, textKind);
  const files = [...townFiles, ...zoneFiles, ...otherFiles, ...textFiles];
  const valid = validFilesOldestFirst(site, files);
  const towns = validFilesOldestFirst(site, townFiles);
  const zonePages = validFilesOldestFirst(site, zoneFiles);
  const services = valid.filter(({ file }) => file.startsWith('services/'));
  const projects = contentFiles(site, 'projects/*.yaml');
  const pages = pagesOf(site, kinds);
  return [
    ...files.flatMap(({ mistakes }) => mistakes),
    ...valid.flatMap((file) => [...unknownProjects(file, projects), ...deadLinks(file, pages)]),
    ...repeated(valid, ['seo.title', 'seo.description', 'card.picture.file']),
    ...repeated(towns, ownFields),
    ...copied(towns),
    ...towns.flatMap((town) => repeatedPictures(town, services)),
    ...towns.flatMap((town) => outOfReach(town, site)),
    ...zonePages.flatMap((page) => missingTowns(page, towns)),
    ...wrongPromises(valid, zonePages[0], site),
    ...validFilesOldestFirst(site, textFiles).flatMap(unlinkedPage),
    ...missingPriceList(site),
  ];
}

/** The addresses of all pages. */
const pagesOf = (site: Site, kinds: Record<string, Kind>): Set<string> =>
  new Set(
    Object.values(kinds).flatMap(({ page = '/', path }) =>
      publishedFiles(site, `${path}.yaml`).map((file) =>
        page.replace('*', basename(file, '.yaml')),
      ),
    ),
  );

/** Projects that a page names and that do not exist. */
const unknownProjects = (file: Entry, projects: string[]): ContentMistake[] =>
  textsOf(valueAt(file.data, ['realisations', 'projects'])).flatMap(({ text, path }) =>
    projects.includes(`projects/${text}.yaml`)
      ? []
      : [file.mistake(['realisations', 'projects', ...path], `"${text}" n'existe pas`)],
  );

/** Links to missing pages, and redirects from addresses that still have a page. */
function deadLinks(file: Entry, pages: Set<string>): ContentMistake[] {
  return textsOf(file.value).flatMap(({ text, path }) => {
    const field = path.at(-1);
    const leads = pages.has(text.replace(/(?<=.)[#?].*/, ''));
    if (field === 'from' && leads)
      return [file.mistake(path, 'est encore une page ; ôtez cette ligne, ou la page')];
    const isLink = (field === 'href' || field === 'to') && text.startsWith('/');
    return isLink && !leads ? [file.mistake(path, `"${text}" n'est pas une page du site`)] : [];
  });
}

/** Sentences that promise a region something else than the zones. */
function wrongPromises(
  files: Entry[],
  page: ZoneEntry | undefined,
  { zones }: Site,
): ContentMistake[] {
  if (!page) return [];
  const find = regionPromises(zones, page.data);
  return files.flatMap((file) =>
    find(file.value, file.file === page.file).map(({ path, said, region, right }) =>
      file.mistake(
        path,
        `dit « ${said} » de "${region}" ; d'après « ${zonesTitle} », c'est « ${right} »`,
      ),
    ),
  );
}

/** Fields with the same value as in an older file. */
const repeated = (files: Entry[], fields: string[]): ContentMistake[] =>
  fields.flatMap((field) => {
    const path = field.split('.');
    const first = new Map<unknown, string>();
    return files.flatMap((file) => {
      const value = JSON.stringify(valueAt(file.data, path));
      const other = first.get(value);
      first.set(value, other ?? file.title);
      return value && other ? [file.mistake(path, `déjà dans « ${other} »`)] : [];
    });
  });

/** Fields whose value must differ from town to town. */
const ownFields = [
  'name',
  'order',
  'position',
  'tagline',
  'around.title',
  'around.communes',
  'craft.title',
  'craft.specialities',
  'problems.title',
  'focus.title',
  'sources',
];

/** Long texts copied from another town: search engines would treat the page as a duplicate. */
function copied(towns: Entry[]): ContentMistake[] {
  const first = new Map<string, Entry>();
  return towns.flatMap((town) =>
    textsOf(town.value).flatMap(({ text, path }) => {
      // `seo` is compared elsewhere, and towns may share a source.
      if (text.length < 80 || path[0] === 'seo' || path[0] === 'sources') return [];
      const other = first.get(text) ?? town;
      first.set(text, other);
      const reason = `le même texte que dans « ${other.title} » ; dites ce qui n'est vrai que là`;
      return other === town ? [] : [town.mistake(path, reason)];
    }),
  );
}

/**
 * Pictures that a town's page would show twice. It shows those of the town's file, and on the tiles
 * of the services those of their cards, unless the town has one of its own.
 */
function repeatedPictures(town: Town, services: Entry[]): ContentMistake[] {
  const own = (town.data.services ?? []).flatMap(({ service, picture }) =>
    picture ? service : [],
  );
  const cards = services.filter(({ file }) => !own.includes(basename(file, '.yaml')));
  const shown = new Map(
    cards.map(({ value, title }) => [
      valueAt(value, ['card', 'picture', 'file']),
      `, sur la carte « ${title} »`,
    ]),
  );
  return textsOf(town.value).flatMap(({ text, path }) => {
    if (path.at(-1) !== 'file') return [];
    const other = shown.get(text);
    shown.set(text, '');
    return other === undefined
      ? []
      : [town.mistake(path, `déjà sur cette page${other} ; choisissez une autre photo`)];
  });
}

type Kinds = ReturnType<typeof contentKinds>;
type Town = Entry<z.output<Kinds['towns']['schema']>>;
type ZoneEntry = Entry<z.output<Kinds['zone']['schema']>>;

/** A town beyond the company's reach, or communes beyond the town's radius. */
function outOfReach(town: Town, { company, zones }: Site): ContentMistake[] {
  const { position, radius, around } = town.data;
  const { reach } = zones;
  const away = Math.round(distance(company.position, position));
  if (away > reach) {
    const rule = `« ${zonesTitle} » va à ${reach} km : ôtez cette page, ou corrigez le chiffre`;
    return [town.mistake(['position'], `à ${away} km de l'atelier, et ${rule}`)];
  }
  return around.communes.flatMap((name, index) => {
    const commune = findCommune()(name, position);
    const far = commune && Math.round(distance(position, commune.position));
    const reason =
      far === undefined
        ? `"${name}" n'est pas une commune à ${reach} km au plus de l'atelier`
        : `à ${far} km, plus loin que le rayon de cette page, ${radius} km`;
    return far === undefined || far > radius
      ? [town.mistake(['around', 'communes', String(index)], reason)]
      : [];
  });
}

let finder: ReturnType<typeof communeFinder> | undefined;
/** Communes by name, read on first use. */
export function findCommune(): ReturnType<typeof communeFinder> {
  finder ??= communeFinder(readCommunes(readFileSync('src/lib/geo/communes.txt', 'utf8')).communes);
  return finder;
}

/** Town pages missing from their group's list. */
const missingTowns = (page: ZoneEntry, towns: Town[]): ContentMistake[] =>
  towns.flatMap(({ title, data: { group, name } }) =>
    page.data.groups[group]?.towns.includes(name)
      ? []
      : [
          page.mistake(
            ['groups', group, 'towns'],
            `"${name}", qui a sa page (« ${title} »), n'y est pas`,
          ),
        ],
  );

/** A page of text that no menu leads to. */
function unlinkedPage(page: Entry): ContentMistake[] {
  const address = `/${basename(page.file, '.yaml')}`;
  if (sitePages.some(({ href }) => href === address)) return [];
  const reason = `rien ne mène à "${address}" : ajoutez-la à src/navigation.ts, ou ôtez ce fichier`;
  return [page.mistake([], reason)];
}

/** A price list whose file is missing. */
function missingPriceList(site: Site): ContentMistake[] {
  const { file } = site.company.legal.priceList;
  if (file === undefined || existsSync(join(site.folder, 'documents', file))) return [];
  const company = readChecked(site, 'company.yaml', companySchema, () => companyTitle);
  const path = ['legal', 'priceList', 'file'];
  return [company.mistake(path, `il n'y a pas de fichier documents/${file}`)];
}
