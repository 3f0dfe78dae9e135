import { type SitePage, sitePages } from '../navigation.ts';
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
  const about = (subject: SitePage['subject']) =>
    Promise.all(
      sitePages
        .filter((page) => page.subject === subject)
        .map(async ({ href, label, content: { collection, id } }) => {
          const data = collection === 'legalPages' || collection === 'guarantees' ? await entryData(collection, id) : undefined;
          return { name: data?.heading ?? label, href };
        }),
    );
  return [
    { title: groups.company, pages: await about('company') },
    { title: groups.services, pages: (await allServices()).map(({ name, href }) => ({ name, href })) },
    ...townGroups.filter(({ pages }) => pages.length > 0),
    { title: groups.legal, pages: await about('legal') },
  ];
}
