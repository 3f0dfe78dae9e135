import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import { distance } from '../lib/geo/distance.ts';
import { setText } from '../lib/text/typography.ts';
import type { ServiceLink } from '../navigation.ts';
import { type ServiceKey, serviceKeys, servicePath, services } from '../services.ts';

/** The data of a single entry. Throws if it is missing: that is a bug. */
export async function entryData<Key extends CollectionKey>(
  collection: Key,
  id: string,
): Promise<CollectionEntry<Key>['data']> {
  const entry = await getEntry(collection, id);
  if (!entry) throw new Error(`src/content has no entry "${id}" in "${collection}"`);
  return entry.data;
}

/** What the page of a service says, with its entry in the list of services and its number from 1. */
export async function serviceData<Key extends ServiceKey>(key: Key) {
  const data: CollectionEntry<Key>['data'] = await entryData(key, services[key].slug);
  const { accent, place } = services[key];
  const number = serviceKeys.indexOf(key) + 1;
  return { ...data, href: servicePath(services[key]), number, accent, place };
}

/** What all pages of services have. */
export type Service = Awaited<ReturnType<typeof serviceData>>;

/** All services in order. */
export const allServices = (): Promise<Service[]> => Promise.all(serviceKeys.map(serviceData));

/** The links of the services menu. */
export async function serviceLinks(): Promise<ServiceLink[]> {
  return (await allServices()).map(({ number, name, menuLine, href }) => ({
    number,
    name: setText(name, {}, 'heading'),
    menuLine,
    href,
  }));
}

/** The town pages in order. */
export const allTowns = async () =>
  (await getCollection('towns')).sort((a, b) => a.data.order - b.data.order);

/** The four towns in the footer: the first ones, around the workshop. */
export const footerTowns = async () =>
  (await allTowns())
    .slice(0, 4)
    .map(({ id, data }) => ({ href: `/${id}`, label: `Couvreur à ${data.name}` }));

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
