import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { site } from '../../tests/support/site.ts';
import { contentKinds, type Kind } from './kinds.ts';

const kinds = contentKinds(site);

const jsonNode = z.looseObject({ properties: z.record(z.string(), z.unknown()).optional() });

/** The fields below a part of a JSON schema that no owner would know by a name and a help. */
function namelessFields(node: unknown, path: string): string[] {
  if (Array.isArray(node)) return node.flatMap((below) => namelessFields(below, path));
  const { data } = jsonNode.safeParse(node);
  if (!data) return [];
  const { properties = {}, ...rest } = data;
  return [
    ...Object.entries(properties).flatMap(([field, below]) => [
      ...(z.looseObject({ title: z.string(), description: z.string() }).safeParse(below).success ? [] : [`${path}.${field}`]),
      ...namelessFields(below, `${path}.${field}`),
    ]),
    ...Object.values(rest).flatMap((below) => namelessFields(below, path)),
  ];
}

const jsonSchema = ({ schema }: Kind) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

test.each(Object.entries<Kind>(kinds))('every field of %s has a French name and a help', (name, kind) => {
  expect(namelessFields(jsonSchema(kind), name)).toEqual([]);
});

test('other tools see how long a text may be, which days are days, and where a name leads', () => {
  expect(jsonSchema(kinds.projects)).toMatchObject({
    properties: {
      title: { type: 'string', title: 'Titre', minLength: 2, maxLength: 80, filled: true },
      picture: {
        properties: { file: { type: 'string', picture: true }, crop: { default: 'center', enum: ['center', 'left', 'right', 'top', 'bottom'] } },
      },
    },
    required: ['title', 'description', 'picture', 'category', 'location'],
  });
  expect(jsonSchema(kinds.notices)).toMatchObject({
    properties: { closures: { items: { properties: { from: { type: 'string', format: 'date', title: 'Premier jour' } } } } },
  });
  expect(jsonSchema(kinds.towns)).toMatchObject({
    properties: { neighbours: { minItems: 2, maxItems: 3, items: { type: 'string', entryOf: 'towns' } } },
  });
});
