import type { CollectionEntry } from 'astro:content';
import { company, zones } from 'virtual:site';
import type { TownList } from '../sections/TownLists.tsx';
import type { ZoneGroup } from '../sections/Zones.tsx';
import borders from '../zones/borders.json' with { type: 'json' };
import { readCommunes } from '../zones/communes.ts';
import communesText from '../zones/communes.txt?raw';
import { distance, type Position } from '../zones/distance.ts';
import type { LocalMapData } from '../zones/local-map-layout.ts';
import type { LookUpData } from '../zones/look-up-service.ts';
import { communeFinder, nearestTo } from '../zones/nearest.ts';
import { type Zone, zoneOf, zoneRules } from '../zones/zone.ts';
import { layOutZoneMap } from '../zones/zone-map-layout.ts';
import { allTowns, entryData } from './content.ts';

const rules = zoneRules(zones);
const { communes } = readCommunes(communesText);
const communesByName = Map.groupBy(communes, ({ name }) => name);
const findCommune = communeFinder(communes);

/**
 * The zone of a named town: at the position of its page, or of the nearest commune of that name. Throws if there is none in reach, with the name for
 * the content's author.
 */
export function zoneOfTown(name: string, page?: { position: Position }): Zone {
  const commune = page
    ? nearestTo(page.position, communes)
    : nearestTo(company.position, communesByName.get(name.replaceAll("'", '’')) ?? []);
  const zone =
    commune &&
    zoneOf(
      rules,
      commune.department,
      distance(company.position, page?.position ?? commune.position),
    );
  if (!zone || zone === 'outside')
    throw new Error(
      `« ${name} » n'est pas une commune à ${zones.reach} km au plus de l'atelier : ôtez-la de src/content/pages/zone-intervention.yaml ou de src/content/towns/`,
    );
  return zone;
}

/** The groups of towns as cards, in the content's order. */
export async function zoneGroups(): Promise<ZoneGroup[]> {
  const { groups, promises } = await entryData('zone', 'zone-intervention');
  const pages = new Map(
    (await allTowns()).map(({ id, data }) => [
      data.name,
      { href: `/${id}`, position: data.position },
    ]),
  );
  return Object.entries(groups).map(([name, { towns, linked, ...card }]) => {
    const byZone = [...Map.groupBy(towns, (town) => zoneOfTown(town, pages.get(town)))].sort(
      ([, a], [, b]) => b.length - a.length,
    );
    const [[zone, most] = ['outside' as const, []], stray] = byZone;
    if (stray)
      throw new Error(
        `src/content/pages/zone-intervention.yaml: groups.${name}.towns: ${stray[1].join(', ')} : « ${promises[stray[0]].label} », et ${most.length} autres : « ${promises[zone].label} ». Une liste n'a qu'une réponse : ôtez ces noms, ou donnez leur département au groupe dans zones.yaml`,
      );
    return {
      ...card,
      promise: promises[zone].label,
      towns: towns.map((town) => ({
        name: town,
        href: linked ? pages.get(town)?.href : undefined,
      })),
    };
  });
}

/** The town pages by group, nearest first. */
export async function townLists(): Promise<TownList[]> {
  const { groups } = await entryData('zone', 'zone-intervention');
  const { facts } = await entryData('townPages', 'towns');
  const towns = (await allTowns())
    .map(({ id, data }) => ({
      ...data,
      href: `/${id}`,
      kilometres: Math.round(distance(company.position, data.position)),
    }))
    .sort((a, b) => a.kilometres - b.kilometres);
  const lists = Object.entries(groups).map(([group, { title }]) => ({
    title,
    towns: towns
      .filter((town) => town.group === group)
      .map(({ name, href, kilometres }) => ({
        name,
        href,
        away: kilometres > 0 ? `${kilometres}\u00A0km` : facts.workshop,
      })),
  }));
  return lists.filter((list) => list.towns.length > 0);
}

const townPositions = async () =>
  (await allTowns()).map(({ id, data: { name, position } }) => ({ id, name, position }));
const mapTowns = async () =>
  (await townPositions()).map((town) => ({ ...town, zone: zoneOfTown(town.name, town) }));

const layOutMap = async () => {
  const away = distance(company.position, borders.workshop);
  if (away > 1)
    throw new Error(
      `L'atelier est à ${Math.round(away)} km de là où la carte a été dessinée (src/zones/borders.json) : elle est à refaire`,
    );
  const { lands } = (await entryData('zone', 'zone-intervention')).map;
  const groups = Object.entries(zones.groups).map(([id, group]) => ({ id, ...group }));
  return {
    reach: zones.reach,
    groups,
    layout: layOutZoneMap({
      workshop: company.position,
      towns: await mapTowns(),
      rings: zones.rings,
      lands,
    }),
  };
};
let found: ReturnType<typeof layOutMap> | undefined;

/** Data of the map's background and layout. */
export function mapGround() {
  // Label placement is slow: a build does it once.
  if (import.meta.env.DEV) return layOutMap();
  found ??= layOutMap();
  return found;
}

/** Texts and layout of the map. */
export async function zoneMap() {
  return {
    ...(await entryData('zone', 'zone-intervention')).map,
    layout: (await mapGround()).layout,
  };
}

/** Data of a town's local map. Communes out of reach are left out: in development the page shows the mistake. */
export async function localMapData({
  name,
  position,
  radius,
  around,
}: CollectionEntry<'towns'>['data']): Promise<LocalMapData> {
  const served = around.communes.flatMap((commune) => {
    const found = findCommune(commune, position);
    return found ? [{ name: commune, position: found.position }] : [];
  });
  const towns = (await townPositions()).filter(
    (other) => other.name !== name && other.name !== company.address.city,
  );
  const workshop = { name: company.address.city, position: company.position };
  return {
    town: { name, position },
    radius,
    communes: served,
    towns,
    workshop,
    ground: communes.map((commune) => commune.position),
  };
}

/** Data of the local map of the first town, the workshop's. */
export async function workshopMapData(): Promise<LocalMapData> {
  const [home] = await allTowns();
  if (!home) throw new Error('src/content/towns/ has no town');
  return localMapData(home.data);
}

/** Data of the look-up's answers. */
export async function lookUpData(): Promise<LookUpData> {
  const { lookUp, promises } = await entryData('zone', 'zone-intervention');
  const towns = await townPositions();
  return { texts: lookUp, promises, towns, workshop: company.position, rules, rings: zones.rings };
}

/** Data of the look-up field before its first use. */
export async function lookUpField() {
  const { lookUp } = await entryData('zone', 'zone-intervention');
  const { title, hint, failure, examples } = lookUp;
  return { title, hint, failure, examples, phone: company.phone };
}
