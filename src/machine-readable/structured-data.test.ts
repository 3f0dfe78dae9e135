import { expect, test } from 'vitest';
import { testSite } from '../../tests/support/site.ts';
import { graphText, pageGraph } from './structured-data.ts';

const site = testSite();
const { company } = site;
const home = { path: '/', trail: [] };
const openings = [{ weekdays: [1, 6], from: 8 * 60, to: 17 * 60 + 30 }];
const legal = { ...company.legal, vatNumber: 'FR44732829320', siren: '732 829 320' };

test('what the owner has configured is told, what is missing is left out', () => {
  const configured = {
    ...company,
    legal,
    social: [{ name: 'Facebook', url: 'https://social.example/nous' }, { name: 'Instagram' }],
  };
  expect(
    pageGraph(home, { ...site, company: configured }, [], openings)['@graph'][0],
  ).toMatchObject({
    sameAs: ['https://social.example/nous'],
    vatID: 'FR44732829320',
    taxID: '732829320',
  });
  const [contractor] = pageGraph(home, site, [], openings)['@graph'];
  for (const property of ['sameAs', 'vatID', 'taxID'])
    expect(contractor).not.toHaveProperty(property);
});

test('no text can end the script element', () => {
  const name = '</script><script>alert(1)</script>';
  const text = graphText(pageGraph({ ...home, offered: { name } }, site, [], openings));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'].at(-1).name).toBe(name);
});
