import { company } from 'virtual:site';
import { mainLinks, type SitePage, sitePages, twoDigits } from '../navigation.ts';
import type { Card } from '../sharing/card.ts';
import type { Photograph } from '../sharing/render.ts';
import { allServices, allTowns, entryData } from './content.ts';

interface PageToShare {
  path: string;
  card: Card;
  photograph: Photograph;
}

/** Every page that has an address to share, and what its sharing picture shows. */
export async function pagesToShare(): Promise<PageToShare[]> {
  const home = await entryData('home', 'home');
  const guarantees = await entryData('guarantees', 'garanties');
  const signature = `${company.address.city}, depuis ${company.foundedIn}`;
  const terracotta = (kicker: string, title: string): Card => ({ kicker, title, accent: 'terracotta' });
  const shared = async ({ href, label, content: { collection, id } }: SitePage): Promise<PageToShare> => {
    const page = await entryData(collection, id);
    if (!('heading' in page)) return { path: href, card: terracotta(signature, page.hero.heading), photograph: page.hero.picture };
    if ('flag' in page) return { path: href, card: { kicker: page.flag, title: page.heading, accent: 'emergency' }, photograph: page.hero };
    const isInMenu = Object.values(mainLinks).some((link) => link.href === href);
    const other = isInMenu ? home.intro.picture : guarantees.hero;
    return { path: href, card: terracotta(isInMenu ? label : signature, page.heading), photograph: 'hero' in page ? page.hero : other };
  };
  return [
    ...(await Promise.all(sitePages.map(shared))),
    ...(await allServices()).map(({ href, heading, number, accent, hero }) => ({
      path: href,
      card: {
        kicker: signature,
        title: heading,
        number: twoDigits(number),
        accent: accent === 'moss' ? accent : ('terracotta' as const),
      },
      photograph: hero,
    })),
    ...(await allTowns()).map(({ id, data }) => ({
      path: `/${id}`,
      card: terracotta('Couvreur à', data.name),
      photograph: data.picture,
    })),
  ];
}
