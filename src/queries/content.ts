import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import { bindWords } from '../../content-model/text/typeset.ts';
import type { ServiceLink } from '../navigation.ts';
import { distance } from '../zones/distance.ts';

/** The data of a single entry. Throws if it is missing: that is a bug. */
export async function entryData<Key extends CollectionKey>(
  collection: Key,
  id: string,
): Promise<CollectionEntry<Key>['data']> {
  const entry = await getEntry(collection, id);
  if (!entry) throw new Error(`src/content has no entry "${id}" in "${collection}"`);
  return entry.data;
}

/** A service with its URL and number. */
export type Service = CollectionEntry<'services'>['data'] & {
  id: string;
  href: string;
  number: number;
};

/** All services, numbered in order. */
export async function allServices(): Promise<Service[]> {
  const services = (await getCollection('services')).sort((a, b) => a.data.order - b.data.order);
  return services.map(({ id, data }, index) => ({
    ...data,
    id,
    href: `/services/${id}`,
    number: index + 1,
  }));
}

/** The links of the services menu. */
export async function serviceLinks(): Promise<ServiceLink[]> {
  return (await allServices()).map(({ number, name, menuLine, href }) => ({
    number,
    name: bindWords(name),
    menuLine,
    href,
  }));
}

const readTowns = async () =>
  (await getCollection('towns')).sort((a, b) => a.data.order - b.data.order);
let towns: ReturnType<typeof readTowns> | undefined;

/** The town pages in order. */
export function allTowns(): Promise<CollectionEntry<'towns'>[]> {
  // Cached in a build, because every footer asks; not in development, where they may change.
  if (import.meta.env.DEV) return readTowns();
  towns ??= readTowns();
  return towns;
}

/** The four towns in the footer: the first ones, around the workshop. */
export async function footerTowns(): Promise<{ name: string; href: string }[]> {
  return (await allTowns())
    .slice(0, 4)
    .map(({ id, data }) => ({ name: data.name, href: `/${id}` }));
}

/** Reviews, newest first. */
export async function allReviews(): Promise<CollectionEntry<'reviews'>['data']['entries']> {
  return (await entryData('reviews', 'all')).entries.toSorted((a, b) =>
    b.published.localeCompare(a.published),
  );
}

/** The team, longest in the company first. */
export async function allPeople(): Promise<CollectionEntry<'people'>['data']['entries']> {
  return (await entryData('people', 'all')).entries.toSorted(
    (a, b) => a.since - b.since || a.name.localeCompare(b.name, 'fr'),
  );
}

/** The three towns with a page that are nearest to a town, the nearest first. */
export async function nearestTowns({
  name,
  position,
}: CollectionEntry<'towns'>['data']): Promise<CollectionEntry<'towns'>[]> {
  const away = ({ data }: CollectionEntry<'towns'>) => distance(position, data.position);
  const others = (await allTowns()).filter(({ data }) => data.name !== name);
  return others.toSorted((one, other) => away(one) - away(other)).slice(0, 3);
}
