import { type SitePage, sitePages } from '../navigation.ts';
import { entryData, townLabel } from './content.ts';
import { allServices } from './services.ts';
import { townLists } from './zones.ts';

/** All pages of the site plan by subject. */
export async function sitePlan() {
  const { groups } = await entryData('sitePlan', 'plan-du-site');
  const townGroups = (await townLists()).map(({ title, towns }) => ({
    title,
    pages: towns.map(({ name, href }) => ({ name: townLabel(name), href })),
  }));
  const pagesAbout = (subject: SitePage['subject']) =>
    sitePages.filter((page) => page.subject === subject);
  const company = pagesAbout('company').map(({ label, href }) => ({ name: label, href }));
  const legal = pagesAbout('legal').map(async ({ href }) => ({
    name: (await entryData('textPages', href.slice(1))).heading,
    href,
  }));
  return [
    { title: groups.company, pages: company },
    { title: groups.services, pages: await allServices() },
    ...townGroups,
    { title: groups.legal, pages: await Promise.all(legal) },
  ];
}
