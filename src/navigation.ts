/** A service as the menus show it. */
export interface ServiceLink {
  number: number;
  name: string;
  menuLine: string;
  href: string;
}

/** A page beside those of services and towns: menus, footer, site plan and sitemap follow from it. */
export interface SitePage {
  href: string;
  label: string;
  /** Where its heading and its picture are. */
  content: { collection: 'home' | 'zone' | 'emergency' | 'contact' | 'guarantees' | 'sitePlan' | 'legalPages'; id: string };
  /** Where the site plan names it. */
  subject?: 'company' | 'legal';
  /** Where the sitemap has it. */
  sitemap?: { priority: string; frequency: 'weekly' | 'monthly' };
}

/** The main navigation, in the specification's order; the services menu stands after the first entry. */
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

/** The other pages, which the footer names. */
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

/** All of them. */
export const sitePages: SitePage[] = [...Object.values(mainLinks), ...Object.values(footerLinks)];

/** `01`, `02`… as the services are numbered everywhere. */
export const twoDigits = (number: number) => String(number).padStart(2, '0');
