/** A service as the menus show it. */
export interface ServiceLink {
  number: number;
  name: string;
  menuLine: string;
  href: string;
}

/** The main navigation, in the specification's order; the services menu stands after the first entry. */
export const mainLinks = {
  home: { href: '/', label: 'Accueil' },
  zone: { href: '/zone-intervention', label: 'Zone d’intervention' },
  emergency: { href: '/urgence', label: 'Urgence 7j/7' },
  contact: { href: '/contact', label: 'Contact' },
  quote: { href: '/contact', label: 'Devis Gratuit' },
} as const;

/** `01`, `02`… as the services are numbered everywhere. */
export const twoDigits = (number: number) => String(number).padStart(2, '0');
