import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '../../settings/content-folder.ts';

const { themes }: { themes: { number: number; criteria: { number: string; state: string; tests?: string[] }[] }[] } = parse(
  readFileSync(join(contentFolder, 'accessibility/rgaa.yaml'), 'utf8'),
);
const criteria = themes.flatMap(({ criteria }) => criteria);

test('the table has every criterion of RGAA 4.1 once', () => {
  const counts = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];
  expect(criteria.map(({ number }) => number)).toEqual(
    counts.flatMap((count, theme) => Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`)),
  );
});

test('a criterion that is called tested has its test', () => {
  const gone = criteria.flatMap(({ number, tests = [] }) =>
    tests.flatMap((named) => {
      const [file = '', title = ''] = named.split(': ', 2);
      return readFileSync(file, 'utf8').includes(title) ? [] : [`${number}: ${named}`];
    }),
  );
  expect(gone).toEqual([]);
});
