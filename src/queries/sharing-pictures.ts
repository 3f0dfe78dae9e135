import { company } from 'virtual:site';
import { mainLinks, twoDigits } from '../navigation.ts';
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
  const [home, zone, emergency, contact, guarantees, legalNotice, privacy, accessibility, plan] = await Promise.all([
    entryData('home', 'home'),
    entryData('zone', 'zone-intervention'),
    entryData('emergency', 'urgence'),
    entryData('contact', 'contact'),
    entryData('guarantees', 'garanties'),
    entryData('legalPages', 'mentions-legales'),
    entryData('legalPages', 'politique-confidentialite'),
    entryData('legalPages', 'accessibilite'),
    entryData('sitePlan', 'plan-du-site'),
  ]);
  const signature = `${company.address.city}, depuis ${company.foundedIn}`;
  const terracotta = (kicker: string, title: string): Card => ({ kicker, title, accent: 'terracotta' });
  return [
    { path: '/', card: terracotta(signature, home.hero.heading), photograph: home.hero.picture },
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
    { path: '/zone-intervention', card: terracotta(mainLinks.zone.label, zone.heading), photograph: zone.hero },
    {
      path: '/urgence',
      card: { kicker: emergency.flag, title: emergency.heading, accent: 'emergency' },
      photograph: emergency.hero,
    },
    { path: '/contact', card: terracotta(mainLinks.contact.label, contact.heading), photograph: home.intro.picture },
    { path: '/garanties', card: terracotta(signature, guarantees.heading), photograph: guarantees.hero },
    { path: '/mentions-legales', card: terracotta(signature, legalNotice.heading), photograph: guarantees.hero },
    { path: '/politique-confidentialite', card: terracotta(signature, privacy.heading), photograph: guarantees.hero },
    { path: '/accessibilite', card: terracotta(signature, accessibility.heading), photograph: guarantees.hero },
    { path: '/plan-du-site', card: terracotta(signature, plan.heading), photograph: guarantees.hero },
    ...(await allTowns()).map(({ id, data }) => ({
      path: `/${id}`,
      card: terracotta('Couvreur à', data.name),
      photograph: data.picture,
    })),
  ];
}
