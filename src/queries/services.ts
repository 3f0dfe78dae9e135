import type { CollectionEntry } from 'astro:content';
import { typeset } from '../lib/text/typography.ts';
import type { ServiceLink } from '../navigation.ts';
import { resolvePictures } from '../pictures/resolve.ts';
import { type ServiceKey, serviceKeys, servicePath, services } from '../services.ts';
import { entryData } from './content.ts';

/** The content of a service's page, with its address and its number, which starts at 1. */
export async function serviceData<Key extends ServiceKey>(key: Key) {
  const data: CollectionEntry<Key>['data'] = await entryData(key, services[key].slug);
  const { accent, place } = services[key];
  const number = serviceKeys.indexOf(key) + 1;
  return { ...data, href: servicePath(services[key]), number, accent, place };
}

/** The data that all pages of services share. */
export type Service = Awaited<ReturnType<typeof serviceData>>;

/** All services in order. */
export const allServices = (): Promise<Service[]> => Promise.all(serviceKeys.map(serviceData));

/** The links of the services menu. */
export async function serviceLinks(): Promise<ServiceLink[]> {
  return (await allServices()).map(({ number, name, menuLine, href }) => ({
    number,
    name: typeset(name, {}, 'heading'),
    menuLine,
    href,
  }));
}

/**
 * The services as cards with pictures. Those that a town asks for most come first, and may have a
 * picture of work in that town.
 */
export async function serviceCards(wanted: CollectionEntry<'towns'>['data']['services'] = []) {
  const cards = (await allServices()).map(({ card, ...service }) => {
    const rank = wanted.findIndex((each) => service.href === servicePath({ slug: each.service }));
    const picture = wanted[rank]?.picture ?? card.picture;
    return {
      ...service,
      ...card,
      rank: rank < 0 ? wanted.length : rank,
      // Decorative: the text beside it says the same.
      picture: { ...picture, alt: '' },
    };
  });
  return resolvePictures(
    cards.toSorted((one, other) => one.rank - other.rank),
    'card',
  );
}
