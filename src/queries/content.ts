import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import { distance } from '../lib/geo/distance.ts';

/** The data of a single entry. Throws if it is missing: that is a bug. */
export async function entryData<Key extends CollectionKey>(
  collection: Key,
  id: string,
): Promise<CollectionEntry<Key>['data']> {
  const entry = await getEntry(collection, id);
  if (!entry) throw new Error(`src/content has no entry "${id}" in "${collection}"`);
  return entry.data;
}

/** The town pages in order. */
export const allTowns = async () =>
  (await getCollection('towns')).sort((a, b) => a.data.order - b.data.order);

/** The words of a link to the page of a town. */
export const townLabel = (name: string) => `Couvreur à\u00A0${name}`;

/** The four towns in the footer: the first ones, around the workshop. */
export const footerTowns = async () =>
  (await allTowns())
    .slice(0, 4)
    .map(({ id, data }) => ({ href: `/${id}`, label: townLabel(data.name) }));

/** Reviews, newest first. */
export const allReviews = async () =>
  (await getCollection('reviews'))
    .map(({ data }) => data)
    .sort((a, b) => b.published.localeCompare(a.published));

/** The team, longest in the company first. */
export const allPeople = async () =>
  (await getCollection('people'))
    .map(({ data }) => data)
    .sort((a, b) => a.since - b.since || a.name.localeCompare(b.name, 'fr'));

/** The three towns with a page that are nearest to a town, the nearest first. */
export async function nearestTowns({ name, position }: CollectionEntry<'towns'>['data']) {
  const away = ({ data }: CollectionEntry<'towns'>) => distance(position, data.position);
  const others = (await allTowns()).filter(({ data }) => data.name !== name);
  return others.toSorted((one, other) => away(one) - away(other)).slice(0, 3);
}
