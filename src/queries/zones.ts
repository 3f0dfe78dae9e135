import { company } from '../../company.ts';
import { draftKeys } from '../forms/form-props.ts';
import type { ZoneGroup } from '../sections/Zones.tsx';
import { type Commune, readCommunes } from '../zones/communes.ts';
import communesText from '../zones/communes.txt?raw';
import { distance, type Position } from '../zones/distance.ts';
import type { Surroundings } from '../zones/local-map.ts';
import type { LookUpData } from '../zones/look-up-service.ts';
import { searchKey } from '../zones/search.ts';
import { reach, type Zone, zoneOf } from '../zones/zone.ts';
import { allTowns, entryData } from './content.ts';

const { communes } = readCommunes(communesText);
const communesByName = Map.groupBy(communes, ({ name }) => name);
const communesByKey = Map.groupBy(communes, ({ name }) => searchKey(name));

const nearestTo = (position: Position, among: Commune[]) =>
  among.reduce<Commune | undefined>(
    (nearest, commune) => (nearest && distance(position, nearest.position) <= distance(position, commune.position) ? nearest : commune),
    undefined,
  );

/**
 * The zone of a town that we name: at its place where it has a page, or else that of the nearest commune of its name. Throws where
 * there is none in reach, with the name, for a list of the content holds it.
 */
export function zoneOfTown(name: string, page?: { position: Position }): Zone {
  const commune = page ? nearestTo(page.position, communes) : nearestTo(company.position, communesByName.get(name.replaceAll("'", '’')) ?? []);
  const zone = commune && zoneOf(commune.department, distance(company.position, page?.position ?? commune.position));
  if (!zone || zone === 'outside')
    throw new Error(`"${name}" is no commune within ${reach} km: check src/content/pages/zone-intervention.yaml and src/content/towns/`);
  return zone;
}

/** The two groups of the specification; only the towns of Franche-Comté are links (section 2). */
export async function zoneGroups(): Promise<[ZoneGroup, ZoneGroup]> {
  const { groups, promises } = await entryData('zone', 'zone-intervention');
  const pages = new Map((await allTowns()).map(({ id, data }) => [data.name, { href: `/${id}`, position: data.position }]));
  const group = (name: keyof typeof groups): ZoneGroup => {
    const { towns, ...card } = groups[name];
    const [zone, ...otherZones] = new Set(towns.map((town) => zoneOfTown(town, pages.get(town))));
    if (!zone || otherZones.length > 0)
      throw new Error(
        `src/content/pages/zone-intervention.yaml: groups.${name}.towns: all must lie in one zone, and lie in ${[zone, ...otherZones].join(', ')}`,
      );
    return { ...card, promise: promises[zone].label, towns: towns.map((town) => ({ name: town })) };
  };
  const francheComte = group('franche-comte');
  return [group('priority'), { ...francheComte, towns: francheComte.towns.map(({ name }) => ({ name, href: pages.get(name)?.href })) }];
}

const townPlaces = async () => (await allTowns()).map(({ id, data: { name, position } }) => ({ id, name, position }));
const mapTowns = async () => (await townPlaces()).map((town) => ({ ...town, zone: zoneOfTown(town.name, town) }));

/** The words of the map, and the towns with a page. */
export async function zoneMap() {
  const { title, description, credits, lands } = (await entryData('zone', 'zone-intervention')).map;
  return { title, description, credits, lands, workshop: company.position, towns: await mapTowns() };
}

/** A town with the communes around it, as its map shows them. Throws where one of those it serves is not in reach. */
export function surroundings(town: { name: string; position: Position; radius: number; around: { communes: string[] } }): Surroundings {
  const { name, position, radius } = town;
  const served = town.around.communes.map((commune) => {
    const found = nearestTo(position, communesByKey.get(searchKey(commune)) ?? []);
    if (!found) throw new Error(`src/content/towns/: ${name}: around.communes: "${commune}" is no commune within ${reach} km of the workshop`);
    return { name: commune, position: found.position };
  });
  const others = communes.filter((commune) => distance(position, commune.position) < radius).map((commune) => commune.position);
  return { town: { name, position }, radius, communes: served, others, workshop: { name: company.address.city, position: company.position } };
}

/** What the zones are called and cover. */
export async function zonePromises() {
  return (await entryData('zone', 'zone-intervention')).promises;
}

/** What the ground of the map shows. */
export async function mapGround() {
  return { workshop: company.position, towns: await mapTowns() };
}

/** The words of the answers, and the towns that an answer may lead to. */
export async function lookUpData(): Promise<LookUpData> {
  const { lookUp, promises } = await entryData('zone', 'zone-intervention');
  return { texts: lookUp, promises, towns: await townPlaces(), workshop: company.position, draftKey: draftKeys.callback };
}

/** What the field needs before it is used. */
export async function lookUpField() {
  const { lookUp } = await entryData('zone', 'zone-intervention');
  const { title, hint, failure } = lookUp;
  return { title, hint, failure, phone: company.phone };
}
