/** A service in the menus. */
export interface ServiceLink {
  number: number;
  name: string;
  menuLine: string;
  href: string;
}

/** A page that is neither a service nor a town: menus, footer, site plan, sitemap and sharing pictures are made from it. */
export interface SitePage {
  href: string;
  label: string;
  /** The entry with its heading and picture. */
  content: { collection: 'home' | 'zone' | 'emergency' | 'contact' | 'guarantees' | 'sitePlan' | 'legalPages'; id: string };
  /** Its group in the site plan. */
  subject?: 'company' | 'legal';
  /** Its values in the sitemap. */
  sitemap?: { priority: string; frequency: 'weekly' | 'monthly' };
}

/** The main navigation in the specification's order; the services menu follows the first entry. */
export const mainLinks = {
  home: {
    href: '/',
    label: 'Accueil',
    content: { collection: 'home', id: 'home' },
    subject: 'company',
    sitemap: { priority: '1.0', frequency: 'weekly' },
  },
  zone: {
    href: '/zone-intervention',
    label: 'Zone d’intervention',
    content: { collection: 'zone', id: 'zone-intervention' },
    subject: 'company',
    sitemap: { priority: '0.8', frequency: 'monthly' },
  },
  emergency: {
    href: '/urgence',
    label: 'Urgence 7j/7',
    content: { collection: 'emergency', id: 'urgence' },
    subject: 'company',
    sitemap: { priority: '0.8', frequency: 'monthly' },
  },
  contact: {
    href: '/contact',
    label: 'Contact',
    content: { collection: 'contact', id: 'contact' },
    subject: 'company',
    sitemap: { priority: '0.8', frequency: 'monthly' },
  },
} satisfies Record<string, SitePage>;

/** The other pages, linked in the footer. */
export const footerLinks = {
  guarantees: { href: '/garanties', label: 'Garanties', content: { collection: 'guarantees', id: 'garanties' }, subject: 'company' },
  legalNotice: {
    href: '/mentions-legales',
    label: 'Mentions légales',
    content: { collection: 'legalPages', id: 'mentions-legales' },
    subject: 'legal',
    sitemap: { priority: '0.3', frequency: 'monthly' },
  },
  privacy: {
    href: '/politique-confidentialite',
    label: 'Confidentialité',
    content: { collection: 'legalPages', id: 'politique-confidentialite' },
    subject: 'legal',
    sitemap: { priority: '0.3', frequency: 'monthly' },
  },
  accessibility: { href: '/accessibilite', label: 'Accessibilité', content: { collection: 'legalPages', id: 'accessibilite' }, subject: 'legal' },
  sitePlan: { href: '/plan-du-site', label: 'Plan du site', content: { collection: 'sitePlan', id: 'plan-du-site' } },
} satisfies Record<string, SitePage>;

/** All pages of the navigation and the footer. */
export const sitePages: SitePage[] = [...Object.values(mainLinks), ...Object.values(footerLinks)];

/** `01`, `02`…, the numbers of the services. */
export const twoDigits = (number: number) => String(number).padStart(2, '0');
