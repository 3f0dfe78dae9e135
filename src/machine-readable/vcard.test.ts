import { expect, test } from 'vitest';
import { testSite } from '../../tests/support/site.ts';
import { vcard } from './vcard.ts';

const { company } = testSite();

test('what separates values is escaped in them', () => {
  const card = vcard({ ...company, name: 'Toits, zinc; bois \\ Fils' });
  expect(card).toContain('FN:Toits\\, zinc\\; bois \\\\ Fils\r\n');
  expect(card).toContain('N:Toits\\, zinc\\; bois \\\\ Fils;;;;\r\n');
});

test('the number is a number and the place two, as address books want them', () => {
  const position = { latitude: 47.7497, longitude: 7.402 };
  const lines = vcard({ ...company, position }).split('\r\n');
  const number = company.phone.href.replace('tel:', '');
  expect(number).toMatch(/^\+33\d{9}$/);
  expect(lines).toContain(`TEL;TYPE=WORK,VOICE:${number}`);
  expect(lines).toContain('GEO:47.749700;7.402000');
});

test('a long line is folded at 75 octets, never within a sign', () => {
  const name = 'Couverture été 🏠 à l’œuvre '.repeat(8).trim();
  const card = vcard({ ...company, name });
  const octets = card.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(Math.max(...octets)).toBeGreaterThan(70);
  expect(card.replaceAll('\r\n ', '')).toContain(`\r\nFN:${name}\r\n`);
});
