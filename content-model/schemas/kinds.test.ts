import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { testSite } from '../../tests/support/site.ts';
import { contentKinds, type Kind } from './kinds.ts';

const site = testSite();
const kinds = contentKinds(site);

const jsonSchema = ({ schema }: Kind) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

test('other tools see how long a text may be, which days are days, and where a name leads', () => {
  expect(jsonSchema(kinds.projects)).toMatchObject({
    properties: {
      title: { type: 'string', title: 'Titre', minLength: 2, maxLength: 80, filled: true },
      picture: {
        properties: {
          file: { type: 'string', file: 'photo' },
          crop: { default: 'center', enum: ['center', 'left', 'right', 'top', 'bottom'] },
        },
      },
    },
    required: ['title', 'description', 'picture', 'category', 'location'],
  });
  expect(jsonSchema(kinds.notices)).toMatchObject({
    properties: {
      closures: {
        items: { properties: { from: { type: 'string', format: 'date', title: 'Premier jour' } } },
      },
    },
  });
  expect(jsonSchema(kinds.home)).toMatchObject({
    properties: {
      realisations: {
        properties: { projects: { items: { type: 'string', entryOf: 'projects' } } },
      },
    },
  });
});
