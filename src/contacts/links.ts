import type { Company } from '../../content-model/company.ts';

/** Opens a message to the company with its subject filled in, so that it stands out among others. */
export function mailLink({ email }: Pick<Company, 'email'>): string {
  return `mailto:${email}?subject=${encodeURIComponent('Demande depuis le site')}`;
}

/**
 * Opens the workshop's address in the device's map application.
 * `geo:` does nothing on an iPhone or a desktop, and Apple's own links open no application elsewhere; this address opens
 * the application on Android and iOS, and a web page everywhere else. Source: Google, Maps URLs, "Search".
 */
export function mapLink({ address }: Pick<Company, 'address'>): string {
  const query = `${address.street}, ${address.postalCode} ${address.city}`;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}

/** How the company is reached, for texts that name its number or its address. */
export function contactLinks(company: Pick<Company, 'phone' | 'email'>): { text: string; href: string }[] {
  return [
    { text: company.phone.display, href: company.phone.href },
    { text: company.email, href: mailLink(company) },
  ];
}
