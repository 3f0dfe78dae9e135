import type { Company } from '../content-model/company.ts';

/** Escapes separators in text values (RFC 6350, 3.4). */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** The company as a vCard 4.0 (RFC 6350), for a telephone's address book. */
export function vcard({ name, phone, email, address, position, siteUrl }: Company): string {
  return [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    `TEL;VALUE=uri;TYPE="voice,work":${phone.href}`,
    `EMAIL;TYPE=work:${escaped(email)}`,
    `ADR;TYPE=work:;;${escaped(address.street)};${escaped(address.city)};;${address.postalCode};France`,
    `GEO:geo:${position.latitude},${position.longitude}`,
    `URL:${siteUrl}`,
    'LANG:fr',
    `UID:${siteUrl}/#entreprise`,
    'END:VCARD',
    '',
  ].join('\r\n');
}
