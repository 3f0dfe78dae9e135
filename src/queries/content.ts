import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import { bindWords } from '../../content-model/text/typeset.ts';
import type { ServiceLink } from '../navigation.ts';

/** The data of the only entry that can have this id; its absence is a mistake of the code, not of a visitor. */
export async function entryData<Key extends CollectionKey>(collection: Key, id: string): Promise<CollectionEntry<Key>['data']> {
  const entry = await getEntry(collection, id);
  if (!entry) throw new Error(`src/content has no entry "${id}" in "${collection}"`);
  return entry.data;
}

/** A service with its address, and its number in their order. */
export type Service = CollectionEntry<'services'>['data'] & { id: string; href: string; number: number };

/** The services in their order. */
export async function allServices(): Promise<Service[]> {
  const services = (await getCollection('services')).sort((a, b) => a.data.order - b.data.order);
  return services.map(({ id, data }, index) => ({ ...data, id, href: `/services/${id}`, number: index + 1 }));
}

/** The services as the menus show them. */
export async function serviceLinks(): Promise<ServiceLink[]> {
  return (await allServices()).map(({ number, name, menuLine, href }) => ({ number, name: bindWords(name), menuLine, href }));
}

const readTowns = async () => (await getCollection('towns')).sort((a, b) => a.data.order - b.data.order);
let towns: ReturnType<typeof readTowns> | undefined;

/** The towns with a page, in their order. */
export function allTowns(): Promise<CollectionEntry<'towns'>[]> {
  // Every page asks, for its footer: a build reads them once. While the site is being written they may change.
  if (import.meta.env.DEV) return readTowns();
  towns ??= readTowns();
  return towns;
}

/** The towns named in the footer: the first four, which lie around the workshop. */
export async function footerTowns(): Promise<{ name: string; href: string }[]> {
  return (await allTowns()).slice(0, 4).map(({ id, data }) => ({ name: data.name, href: `/${id}` }));
}

/** Real reviews, newest first. */
export async function allReviews(): Promise<CollectionEntry<'reviews'>['data']['entries']> {
  return (await entryData('reviews', 'all')).entries.toSorted((a, b) => b.published.localeCompare(a.published));
}

/** Who works on the roofs, those who came first in front. */
export async function allPeople(): Promise<CollectionEntry<'people'>['data']['entries']> {
  return (await entryData('people', 'all')).entries.toSorted((a, b) => a.since - b.since || a.name.localeCompare(b.name, 'fr'));
}

/** The towns that a page names, in its order. */
export async function townsById(ids: string[]): Promise<{ id: string; data: CollectionEntry<'towns'>['data'] }[]> {
  return Promise.all(ids.map(async (id) => ({ id, data: await entryData('towns', id) })));
}
