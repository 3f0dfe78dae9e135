import { expect, test } from 'vitest';
import { company } from '../../company.ts';
import { contentFacts } from '../../src/text/content-facts.ts';
import { allTexts, readContent } from './texts.ts';

test('no text writes the hours out: all name those of the contact page', () => {
  expect(contentFacts(company, new Date()).hours).toBe('Du lundi au vendredi, 8h–18h, et le samedi, 8h–12h');
  expect(allTexts.filter(({ text }) => /\d+h(?:\d\d)?\s*[–-]\s*\d+h/.test(text)).map(({ file }) => file)).toEqual([]);
  expect(allTexts.filter(({ text }) => text.includes('{hours}')).map(({ file }) => file)).toEqual([
    'legal/mentions-legales.yaml',
    'pages/zone-intervention.yaml',
  ]);
});

test('the hours are those of the specification', () => {
  expect(readContent('pages/contact.yaml')).toMatchObject({
    hours: {
      office: [
        { weekdays: [1, 2, 3, 4, 5], open: [{ from: '8:00', to: '18:00' }] },
        { weekdays: [6], open: [{ from: '8:00', to: '12:00' }] },
      ],
      emergencies: { hours: '24h/24, 7j/7' },
    },
  });
});
