import { expect, test } from 'vitest';
import { textsUnder } from './texts.ts';

/** What the specification lists, page by page: it stands open at every width. */
test.each<[string, string[]]>([
  ['services/toiture.yaml', ['works', 'moss', 'materials', 'warranty', 'steps']],
  ['services/zinguerie.yaml', ['water', 'materials', 'trio']],
  ['services/isolation.yaml', ['trio', 'works', 'materials']],
  ['services/demoussage-toiture.yaml', ['beforeAfter', 'works', 'products', 'warranty', 'steps']],
  ['services/travaux-general.yaml', ['trio', 'works', 'materials', 'steps']],
  ['pages/home.yaml', ['reasons']],
  ['pages/urgence.yaml', ['guarantees', 'types', 'steps']],
  ['pages/zone-intervention.yaml', ['regions']],
  ['pages/garanties.yaml', ['warranties', 'professional']],
  ['shared/aids.yaml', ['items']],
])('%s says each thing it lists in at most two hundred letters', (file, fields) => {
  const long = textsUnder(file, fields).filter(({ text }) => text.length > 200);
  expect(long.map(({ field, text }) => `${field}: ${text.length}`)).toEqual([]);
});
