import { company, zones } from 'virtual:site';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readCommunes } from '../lib/geo/communes.ts';
import communesText from '../lib/geo/communes.txt?raw';
import { distance, type Position } from '../lib/geo/distance.ts';
import { communeFinder, nearestTo } from '../lib/geo/nearest.ts';
import { typeset } from '../lib/text/typography.ts';
import type { TownList } from '../sections/zone/TownLists.tsx';
import type { ZoneGroup } from '../sections/zone/Zones.tsx';
import borders from '../zones/borders.json' with { type: 'json' };
import { linesOf, outlinesOf } from '../zones/borders.ts';
import type { LookUpData } from '../zones/look-up-service.ts';
import { MapBackground } from '../zones/MapBackground.tsx';
import type { Drawn } from '../zones/map-layout.ts';
import { layOutTownMap } from '../zones/town-map-layout.ts';
import { layOutZoneMap } from '../zones/zone-map-layout.ts';
import { type Zone, zoneOf, zoneRules } from '../zones/zone-rules.ts';
import { allTowns, entryData } from './content.ts';

const rules = zoneRules(zones);
const allCommunes = readCommunes(communesText).communes;
const findCommune = communeFinder(allCommunes);

/** The zone of a town with a page. The checks of the content refuse towns out of reach. */
export function zoneOfTown({ position }: { position: Position }): Zone {
  const department = nearestTo(position, allCommunes)?.department ?? '';
  return zoneOf(rules, department, distance(company.position, position));
}

/** The groups of towns as cards, in the content's order. */
export async function zoneGroups(): Promise<ZoneGroup[]> {
  const { groups, promises } = await entryData('zone', 'zone-intervention');
  const pages = new Map((await allTowns()).map(({ id, data }) => [data.name, `/${id}`]));
  return Object.entries(groups).map(([name, { towns, linked, ...card }]) => ({
    ...card,
    promise: promises[zones.groups[name]?.answer ?? 'onDemand'].label,
    towns: towns.map((town) => ({ name: town, href: linked ? pages.get(town) : undefined })),
  }));
}

/** The town pages by group, in their order. */
export async function townLists(): Promise<TownList[]> {
  const { groups } = await entryData('zone', 'zone-intervention');
  const towns = await allTowns();
  const lists = Object.entries(groups).map(([group, { title }]) => ({
    title,
    towns: towns
      .filter(({ data }) => data.group === group)
      .map(({ id, data: { name } }) => ({ name, href: `/${id}` })),
  }));
  return lists.filter((list) => list.towns.length > 0);
}

const mapTowns = async () =>
  (await allTowns()).map(({ id, data: { name, position } }) => ({
    id,
    name,
    position,
    zone: zoneOfTown({ position }),
  }));

/** The data of every map. */
async function mapData() {
  const away = distance(company.position, borders.workshop);
  if (away > 1)
    throw new Error(
      `L'atelier est à ${Math.round(away)} km de là où la carte a été dessinée ` +
        '(src/zones/borders.json) : elle est à refaire',
    );
  const { lands, nature, places } = borders;
  const towns = await mapTowns();
  return {
    workshop: company.position,
    towns,
    rings: zones.rings,
    borders: Object.values(zones.groups).flatMap(({ departments }) => outlinesOf(departments)),
    country: linesOf(borders.france),
    rivers: [borders.rivers, borders.rhine, borders.lakes].flatMap(linesOf),
    lands,
    nature,
    places,
  };
}

/** The background picture of a map as a file. */
export const mapFile = (layout: Drawn) =>
  new Response(renderToStaticMarkup(createElement(MapBackground, { layout, zones })), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });

const warnings = new Set<string>();

/** Prints a warning once, although the same map is drawn for several files. */
function warnOnce(warning: string): void {
  if (!warnings.has(warning)) console.warn(`⚠ ${warning}`);
  warnings.add(warning);
}

/** The map of all zones, with its texts. */
export async function zoneMap() {
  const { title, description, credits } = (await entryData('zone', 'zone-intervention')).map;
  const data = await mapData();
  const layout = layOutZoneMap(data);
  for (const name of layout.unnamed) {
    const { own = [], others = [] } = Object.groupBy(data.towns, (town) =>
      town.name === name ? 'own' : 'others',
    );
    // As the second in order, after the workshop's own town.
    const towns = [...others.slice(0, 1), ...own, ...others.slice(1)];
    const hasRoom = !layOutZoneMap({ ...data, towns }).unnamed.includes(name);
    warnOnce(
      `« ${title} » n'a pas de place pour le nom et le point de ${name} : sa page et la recherche restent. ${
        hasRoom
          ? "Pour l'y voir, donnez-lui un « Ordre » plus petit que celui d'une ville voisine, " +
            'dont le nom partira à sa place.'
          : "Aucun « Ordre » n'y change rien."
      }`,
    );
  }
  return { layout, background: '/carte.svg', title, description, caption: credits };
}

/** The map of a town, with the communes around it as caption. */
export async function townMap(id: string) {
  const { position, radius, around } = await entryData('towns', id);
  const { map } = await entryData('townPages', 'town-pages');
  const kilometres = Math.round(distance(company.position, position));
  const listed = around.communes.map((name) => ({ name, commune: findCommune(name, position) }));
  const communes = listed.flatMap(({ commune }) => commune ?? []);
  const layout = layOutTownMap(await mapData(), { id, radius, kilometres, communes });
  const onMap = new Set(layout.labels.map(({ text }) => text));
  const isNamed = ({ commune }: (typeof listed)[number]) => !!commune && onMap.has(commune.name);
  const namesOf = (some: typeof listed) => some.map(({ name }) => name);
  return {
    layout,
    background: `/carte/${id}.svg`,
    title: map.label,
    caption: map.also,
    names: namesOf(listed.filter(isNamed)),
    unnamed: {
      caption: map.unnamed,
      names: namesOf(listed.filter((each) => !isNamed(each))),
    },
  };
}

/** The map's legend: each zone with its promise and its regions from `zones.yaml`. */
export async function mapLegend() {
  const { rapid, planned, onDemand } = (await entryData('zone', 'zone-intervention')).promises;
  const answered = Object.entries({ rapid, planned }).flatMap(([answer, promise]) => {
    const groups = Object.values(zones.groups).filter((group) => group.answer === answer);
    const regions = new Intl.ListFormat('fr').format(groups.flatMap(({ names }) => names));
    return regions ? [{ ...promise, covers: typeset(regions, {}, 'heading') }] : [];
  });
  return [...answered, onDemand];
}

/** Data of the look-up's answers. */
export async function lookUpData(): Promise<LookUpData> {
  const { lookUp, promises } = await entryData('zone', 'zone-intervention');
  const towns = await mapTowns();
  return { texts: lookUp, promises, towns, workshop: company.position, rules };
}

/** Data of the look-up field before its first use. */
