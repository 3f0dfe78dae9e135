import { expect, test } from 'vitest';
import { services } from '../support/specification.ts';
import { textsUnder } from './texts.ts';

/** The sections of a service in which things are listed. */
const ofService = [
  'works',
  'moss',
  'materials',
  'water',
  'trio',
  'beforeAfter',
  'products',
  'warranty',
  'steps',
];

/** What the specification lists, page by page: it stands open at every width. */
test.each<[string, string[]]>([
  ...Object.values(services).map((path): [string, string[]] => [
    `${path.slice(1)}.yaml`,
    ofService,
  ]),
  ['pages/home.yaml', ['reasons']],
  ['pages/urgence.yaml', ['guarantees', 'types', 'steps']],
  ['pages/zone-intervention.yaml', ['regions']],
  ['pages/garanties.yaml', ['warranties', 'professional']],
  ['shared/aids.yaml', ['items']],
])('%s says each thing it lists in at most two hundred letters', (file, fields) => {
  const long = textsUnder(file, fields).filter(({ text }) => text.length > 200);
  expect(long.map(({ field, text }) => `${field}: ${text.length}`)).toEqual([]);
});
