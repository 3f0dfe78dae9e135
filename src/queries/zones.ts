import { company, zones } from 'virtual:site';
import type { TownList } from '../sections/TownLists.tsx';
import type { ZoneGroup } from '../sections/Zones.tsx';
import borders from '../zones/borders.json' with { type: 'json' };
import { readCommunes } from '../zones/communes.ts';
import communesText from '../zones/communes.txt?raw';
import { distance, type Position } from '../zones/distance.ts';
import { layOut } from '../zones/layout.ts';
import type { Surroundings } from '../zones/local-map.ts';
import type { LookUpData } from '../zones/look-up-service.ts';
import { communeFinder, nearestTo } from '../zones/nearest.ts';
import { type Zone, zoneOf, zoneRules } from '../zones/zone.ts';
import { allTowns, entryData } from './content.ts';

const rules = zoneRules(zones);
const { communes } = readCommunes(communesText);
const communesByName = Map.groupBy(communes, ({ name }) => name);
const findCommune = communeFinder(communes);

/**
 * The zone of a town that we name: at its place where it has a page, or else that of the nearest commune of its name. Throws where
 * there is none in reach, with the name, for a list of the content holds it.
 */
export function zoneOfTown(name: string, page?: { position: Position }): Zone {
  const commune = page ? nearestTo(page.position, communes) : nearestTo(company.position, communesByName.get(name.replaceAll("'", '’')) ?? []);
  const zone = commune && zoneOf(rules, commune.department, distance(company.position, page?.position ?? commune.position));
  if (!zone || zone === 'outside')
    throw new Error(
      `« ${name} » n'est pas une commune à ${zones.reach} km au plus de l'atelier : ôtez-la de src/content/pages/zone-intervention.yaml ou de src/content/towns/`,
    );
  return zone;
}

/** The groups of towns as cards, in the order of the content. */
export async function zoneGroups(): Promise<ZoneGroup[]> {
  const { groups, promises } = await entryData('zone', 'zone-intervention');
  const pages = new Map((await allTowns()).map(({ id, data }) => [data.name, { href: `/${id}`, position: data.position }]));
  return Object.entries(groups).map(([name, { towns, linked, ...card }]) => {
    const byZone = [...Map.groupBy(towns, (town) => zoneOfTown(town, pages.get(town)))].sort(([, a], [, b]) => b.length - a.length);
    const [[zone, most] = ['outside' as const, []], stray] = byZone;
    if (stray)
      throw new Error(
        `src/content/pages/zone-intervention.yaml: groups.${name}.towns: ${stray[1].join(', ')} : « ${promises[stray[0]].label} », et ${most.length} autres : « ${promises[zone].label} ». Une liste n'a qu'une réponse : ôtez ces noms, ou donnez leur département au groupe dans zones.yaml`,
      );
    return { ...card, promise: promises[zone].label, towns: towns.map((town) => ({ name: town, href: linked ? pages.get(town)?.href : undefined })) };
  });
}

/** The pages of towns, group by group, from the nearest to the furthest. */
export async function townLists(): Promise<TownList[]> {
  const { groups } = await entryData('zone', 'zone-intervention');
  const { facts } = await entryData('townPages', 'towns');
  const towns = (await allTowns())
    .map(({ id, data }) => ({ ...data, href: `/${id}`, kilometres: Math.round(distance(company.position, data.position)) }))
    .sort((a, b) => a.kilometres - b.kilometres);
  return Object.entries(groups).map(([group, { title }]) => ({
    title,
    towns: towns
      .filter((town) => town.group === group)
      .map(({ name, href, kilometres }) => ({ name, href, away: kilometres > 0 ? `${kilometres}\u00A0km` : facts.workshop })),
  }));
}

const townPlaces = async () => (await allTowns()).map(({ id, data: { name, position } }) => ({ id, name, position }));
const mapTowns = async () => (await townPlaces()).map((town) => ({ ...town, zone: zoneOfTown(town.name, town) }));

const findPlaces = async () => {
  const away = distance(company.position, borders.workshop);
  if (away > 1)
    throw new Error(`L'atelier est à ${Math.round(away)} km de là où la carte a été dessinée (src/zones/borders.json) : elle est à refaire`);
  const { lands } = (await entryData('zone', 'zone-intervention')).map;
  const groups = Object.entries(zones.groups).map(([id, group]) => ({ id, ...group }));
  return { reach: zones.reach, groups, layout: layOut({ workshop: company.position, towns: await mapTowns(), rings: zones.rings, lands }) };
};
let found: ReturnType<typeof findPlaces> | undefined;

/** What the ground of the map shows, and where on it everything stands. */
export function mapGround() {
  // Finding places for names takes longer than drawing them: a build does it once.
  if (import.meta.env.DEV) return findPlaces();
  found ??= findPlaces();
  return found;
}

/** The words of the map, and where they stand. */
export async function zoneMap() {
  return { ...(await entryData('zone', 'zone-intervention')).map, layout: (await mapGround()).layout };
}

/** A town with the communes around it, as its map shows them. A name that is none in reach is left out: while the site is being written the page shows what is wrong with it. */
export function surroundings(town: { name: string; position: Position; radius: number; around: { communes: string[] } }): Surroundings {
  const { name, position, radius } = town;
  const served = town.around.communes.flatMap((commune) => {
    const found = findCommune(commune, position);
    return found ? [{ name: commune, position: found.position }] : [];
  });
  return { town: { name, position }, radius, communes: served, workshop: { name: company.address.city, position: company.position } };
}

/** The town of the workshop, which is the first, with the communes around it. */
export async function workshopSurroundings(): Promise<Surroundings> {
  const [home] = await allTowns();
  if (!home) throw new Error('src/content/towns/ has no town');
  return surroundings(home.data);
}

/** The words of the answers, and the towns that an answer may lead to. */
export async function lookUpData(): Promise<LookUpData> {
  const { lookUp, promises } = await entryData('zone', 'zone-intervention');
  const towns = await townPlaces();
  return { texts: lookUp, promises, towns, workshop: company.position, rules };
}

/** What the field needs before it is used. */
export async function lookUpField() {
  const { lookUp } = await entryData('zone', 'zone-intervention');
  const { title, hint, failure, examples } = lookUp;
  return { title, hint, failure, examples, phone: company.phone };
}
