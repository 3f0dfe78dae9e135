import { type SitePage, sitePages } from '../navigation.ts';
import { allServices, allTowns, entryData } from './content.ts';

/** All pages of the site plan by subject. */
export async function sitePlan() {
  const { groups } = await entryData('sitePlan', 'plan-du-site');
  const zones = (await entryData('zone', 'zone-intervention')).groups;
  const towns = await allTowns();
  const townGroups = Object.entries(zones).map(([group, { title }]) => ({
    title,
    pages: towns
      .filter(({ data }) => data.group === group)
      .map(({ id, data }) => ({ name: `Couvreur à ${data.name}`, href: `/${id}` })),
  }));
  const pagesAbout = (subject: SitePage['subject']) =>
    sitePages.filter((page) => page.subject === subject);
  const company = pagesAbout('company').map(({ label, href }) => ({ name: label, href }));
  const legal = pagesAbout('legal').map(async ({ href }) => ({
    name: (await entryData('legalPages', href.slice(1))).heading,
    href,
  }));
  return [
    { title: groups.company, pages: company },
    { title: groups.services, pages: await allServices() },
    ...townGroups.filter(({ pages }) => pages.length > 0),
    { title: groups.legal, pages: await Promise.all(legal) },
  ];
}
