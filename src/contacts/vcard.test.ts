import { expect, test } from 'vitest';
import { company } from '../../tests/support/site.ts';
import { vcard, vcardFileName } from './vcard.ts';

test('what separates values is escaped in them', () => {
  const card = vcard({ ...company, name: 'Toits, zinc; bois \\ Fils' });
  expect(card).toContain('FN:Toits\\, zinc\\; bois \\\\ Fils\r\n');
});

test('long lines are folded at 75 octets, never inside a character', () => {
  const name = 'é'.repeat(100);
  const card = vcard({ ...company, name });
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(card.replaceAll('\r\n ', '')).toContain(`FN:${name}\r\n`);
});

test.each([
  ['Faîtage & Fils', 'faitage-fils.vcf'],
  ['« L’Ardoise »', 'l-ardoise.vcf'],
  ['屋根', 'contact.vcf'],
])('%s is saved as %s', (name, file) => {
  expect(vcardFileName({ name })).toBe(file);
});
