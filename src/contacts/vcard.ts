import type { Company } from '../../content-model/company.ts';
import { withoutAccents } from '../../content-model/text/plain-letters.ts';

/** Maximum octets per line before folding (RFC 6350, 3.2). */
const lineLength = 75;

/** Escapes separators in text values (RFC 6350, 3.4). */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Folds a line at 75 octets, never inside a character; continuation lines start with a space. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const character of line) {
    if (Buffer.byteLength(piece + character) > lineLength) {
      pieces.push(piece);
      piece = ' ';
    }
    piece += character;
  }
  return [...pieces, piece].join('\r\n');
}

/** The company as a vCard 4.0 (RFC 6350). */
export function vcard({ name, phone, email, address, position, siteUrl }: Company): string {
  const lines = [
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
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** File name of the vCard in plain letters: `faitage-fils.vcf`. */
export function vcardFileName({ name }: Pick<Company, 'name'>): string {
  const plain = withoutAccents(name).toLowerCase();
  return `${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'contact'}.vcf`;
}
