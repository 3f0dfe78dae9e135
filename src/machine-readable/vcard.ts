import type { Company } from '../content-model/facts/company.ts';

/** Escapes separators in text values (RFC 2426, 4). */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Folds a line into lines of at most 75 octets (RFC 2426, 2.6), never within a character. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const sign of line) {
    const { length } = new TextEncoder().encode(sign);
    if (octets + length > 75) {
      text += '\r\n ';
      octets = 1;
    }
    text += sign;
    octets += length;
  }
  return text;
}

/** The company as a vCard 3.0, which every address book reads. Many misread the number of a 4.0. */
export function vcard({ name, phone, email, address, position, siteUrl }: Company): string {
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(name)};;;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    `TEL;TYPE=WORK,VOICE:${phone.href.replace('tel:', '')}`,
    `EMAIL;TYPE=WORK:${escaped(email)}`,
    `ADR;TYPE=WORK:;;${escaped(address.street)};${escaped(address.city)};;${address.postalCode};France`,
    `GEO:${position.latitude.toFixed(6)};${position.longitude.toFixed(6)}`,
    `URL:${siteUrl}`,
    `UID:${siteUrl}/#entreprise`,
    'END:VCARD',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
