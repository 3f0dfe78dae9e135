import { expect, test } from 'vitest';
import { testSite } from '../../tests/support/site.ts';
import { aidsReminder } from './aids-reminder.ts';

const site = testSite();

test('rules of public aids are called old after six months, not before', () => {
  const [line = ''] = aidsReminder(new Date('2100-01-01'), site);
  expect(line).toMatch(/ont été lues le 1ᵉʳ mars 2026, il y a plus de 6 mois/);
  const date = '2026-03-01';
  const after = (days: number) => {
    const day = new Date(date);
    day.setUTCMonth(day.getUTCMonth() + 6);
    return new Date(day.getTime() + days * 86_400_000);
  };
  expect(aidsReminder(after(-1), site)).toEqual([]);
  expect(aidsReminder(after(1), site)).toHaveLength(1);
});
