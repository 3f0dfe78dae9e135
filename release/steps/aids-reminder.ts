import { join, relative } from 'node:path';
import { z } from 'astro/zod';
import { readContent, type Source } from '../../content-model/content-file.ts';
import { dateText } from '../../src/hours/dates.ts';

/** Months after which the rules of public aids must be checked again. */
const months = 6;

/** A reminder in one line if the aid rules have not been checked for too long. */
export function aidsReminder(today: Date, content: Source): string[] {
  const file = 'shared/aids.yaml';
  const { rules } = z
    .object({ rules: z.object({ date: z.iso.date() }) })
    .parse(readContent(content, file).value);
  const due = new Date(rules.date);
  due.setUTCMonth(due.getUTCMonth() + months);
  if (today < due) return [];
  return [
    `Les règles des aides de /services/isolation ont été lues le ${dateText(rules.date)}, il y a plus de ${months} mois : relisez-les aux adresses que nomme ${relative('.', join(content.folder, file)).replaceAll('\\', '/')}, puis changez-y "date".`,
  ];
}
