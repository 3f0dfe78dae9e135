import * as v from 'valibot';
import { expect, test } from 'vitest';
import { hourLabel } from '../../src/hours/opening.ts';
import { readContent, textsUnder } from './texts.ts';

const contactHours = v.object({ hours: v.object({ office: v.array(v.object({ from: v.string(), to: v.string() })) }) });

test('every page that writes the hours out writes those of the contact page', () => {
  const { hours } = v.parse(contactHours, readContent('pages/contact.yaml'));
  const minutes = (time: string) => Date.parse(`1970-01-01T${time.padStart(5, '0')}Z`) / 60_000;
  const ranges = hours.office.map(({ from, to }) => `${hourLabel(minutes(from))}–${hourLabel(minutes(to))}`);
  expect(ranges).toEqual(['8h–18h', '8h–12h']);
  for (const [file, field] of [
    ['legal/mentions-legales.yaml', 'sections.2'],
    ['pages/zone-intervention.yaml', 'delays.items.3'],
  ] as const) {
    const text = textsUnder(file, [field])
      .map((found) => found.text)
      .join(' ');
    expect(text.match(/\d+h(\d\d)?–\d+h(\d\d)?/g)).toEqual(ranges);
  }
});

test('the hours are those of the specification', () => {
  expect(readContent('pages/contact.yaml')).toMatchObject({
    hours: {
      office: [
        { weekdays: [1, 2, 3, 4, 5], from: '8:00', to: '18:00' },
        { weekdays: [6], from: '8:00', to: '12:00' },
      ],
      emergencies: { hours: '24h/24, 7j/7' },
    },
  });
});
