import { mainLinks } from '../navigation.ts';
import { allServices, allTowns, entryData } from './content.ts';

/** Every page that a visitor may look for, by subject. */
export async function sitePlan(): Promise<{ title: string; pages: { name: string; href: string }[] }[]> {
  const { groups } = await entryData('sitePlan', 'plan-du-site');
  const zones = (await entryData('zone', 'zone-intervention')).groups;
  const towns = await allTowns();
  const townGroups = Object.entries(zones).map(([group, { title }]) => ({
    title,
    pages: towns.filter(({ data }) => data.group === group).map(({ id, data }) => ({ name: `Couvreur à ${data.name}`, href: `/${id}` })),
  }));
  const legal = await Promise.all(
    ['mentions-legales', 'politique-confidentialite', 'accessibilite'].map(async (id) => ({
      name: (await entryData('legalPages', id)).heading,
      href: `/${id}`,
    })),
  );
  const { home, zone, emergency, contact } = mainLinks;
  return [
    {
      title: groups.company,
      pages: [
        ...[home, zone, emergency, contact].map(({ label, href }) => ({ name: label, href })),
        { name: (await entryData('guarantees', 'garanties')).heading, href: '/garanties' },
      ],
    },
    { title: groups.services, pages: (await allServices()).map(({ name, href }) => ({ name, href })) },
    ...townGroups.filter(({ pages }) => pages.length > 0),
    { title: groups.legal, pages: legal },
  ];
}
