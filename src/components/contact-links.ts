import type { Company } from '../content-model/facts/company.ts';
import { priceListLinks } from '../content-model/facts/price-list-words.ts';
import type { TextLinks } from './LinkedText.tsx';

/** Opens an e-mail with a subject that stands out among others. */
export function mailLink({ email }: Company): string {
  return `mailto:${email}?subject=${encodeURIComponent('Demande depuis le site')}`;
}

/**
 * Opens the address in a map application. `geo:` does nothing on iPhones and desktops, and Apple's
 * links work only there; this URL opens the application on Android and iOS and a web page
 * elsewhere. Source: Google, Maps URLs, "Search".
 */
export function mapLink({ address }: Company): string {
  const query = `${address.street}, ${address.postalCode} ${address.city}`;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}

/** The words that become links in texts: telephone number, e-mail address and price list. */
export function textLinks(company: Company): TextLinks {
  return [
    { text: company.phone.display, href: company.phone.href },
    { text: company.email, href: mailLink(company) },
    ...priceListLinks(company),
  ];
}
