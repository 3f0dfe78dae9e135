/** A service in the menus. */
export interface ServiceLink {
  number: number;
  name: string;
  menuLine: string;
  href: string;
}

/**
 * A page that is neither a service nor a town. Menus, footer, site plan and sitemap are made from
 * these.
 */
export interface SitePage {
  href: string;
  label: string;
  /** Its group on the site plan, if it is there. */
  subject?: 'company' | 'legal';
  /** Its priority in the sitemap, if it is there. */
  priority?: string;
}

/** The main navigation in the specification's order; the services menu follows the first entry. */
export const mainLinks = {
  home: { href: '/', label: 'Accueil', subject: 'company', priority: '1.0' },
  zone: {
    href: '/zone-intervention',
    label: 'Zone d’intervention',
    subject: 'company',
    priority: '0.8',
  },
  emergency: { href: '/urgence', label: 'Urgence 7j/7', subject: 'company', priority: '0.8' },
  contact: { href: '/contact', label: 'Contact', subject: 'company', priority: '0.8' },
} satisfies Record<string, SitePage>;

/** The other pages, linked in the footer. */
export const footerLinks = {
  guarantees: { href: '/garanties', label: 'Garanties', subject: 'company' },
  quoteGuide: { href: '/lire-un-devis', label: 'Lire un devis', subject: 'company' },
  legalNotice: {
    href: '/mentions-legales',
    label: 'Mentions légales',
    subject: 'legal',
    priority: '0.3',
  },
  privacy: {
    href: '/politique-confidentialite',
    label: 'Confidentialité',
    subject: 'legal',
    priority: '0.3',
  },
  accessibility: { href: '/accessibilite', label: 'Accessibilité', subject: 'legal' },
  sitePlan: { href: '/plan-du-site', label: 'Plan du site' },
} satisfies Record<string, SitePage>;

/** All pages of the navigation and the footer. */
export const sitePages: SitePage[] = [...Object.values(mainLinks), ...Object.values(footerLinks)];

/** The company's entry for address books. */
export const vcardHref = '/contact.vcf';

/** `01`, `02`…, the numbers of the services. */
export const twoDigits = (number: number) => String(number).padStart(2, '0');
