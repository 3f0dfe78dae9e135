import { expect, test } from 'vitest';
import { testSite } from '../../tests/support/site.ts';
import { vcard } from './vcard.ts';

const { company } = testSite();

test('what separates values is escaped in them', () => {
  const card = vcard({ ...company, name: 'Toits, zinc; bois \\ Fils' });
  expect(card).toContain('FN:Toits\\, zinc\\; bois \\\\ Fils\r\n');
});
