import { expect, test } from 'vitest';
import { oldRules } from './old-rules.ts';

test('rules of public aids are called old after six months, not before', async () => {
  const [line = ''] = await oldRules(new Date('2100-01-01'));
  const [date = ''] = /\d{4}-\d\d-\d\d/.exec(line) ?? [];
  expect(line).toContain('more than 6 months ago');
  const after = (days: number) => {
    const day = new Date(date);
    day.setUTCMonth(day.getUTCMonth() + 6);
    return new Date(day.getTime() + days * 86_400_000);
  };
  expect(await oldRules(after(-1))).toEqual([]);
  expect(await oldRules(after(1))).toHaveLength(1);
});
