import type { CollectionEntry } from 'astro:content';
import { setText } from '../lib/text/typography.ts';
import type { ServiceLink } from '../navigation.ts';
import { resolvePictures } from '../pictures/resolve.ts';
import { type ServiceKey, serviceKeys, servicePath, services } from '../services.ts';
import { entryData } from './content.ts';

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

/**
 * The services as cards, with their pictures: those that a town asks for most first, some with a
 * picture of what is done there.
 */
export async function serviceCards(wanted: CollectionEntry<'towns'>['data']['services'] = []) {
  const cards = (await allServices()).map(({ card, ...service }) => {
    const rank = wanted.findIndex((each) => service.href === servicePath({ slug: each.service }));
    const picture = wanted[rank]?.picture ?? card.picture;
    return {
      ...service,
      ...card,
      rank: rank < 0 ? wanted.length : rank,
      // Decorative: the words beside it say the same.
      picture: { ...picture, alt: '' },
    };
  });
  return resolvePictures(
    cards.toSorted((one, other) => one.rank - other.rank),
    'card',
  );
}
