import { readFile } from 'node:fs/promises';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { contentFolder } from '../settings/content-folder.ts';

/** Months after which the rules of public aids have to be read anew. */
const months = 6;

/** What to say when the day at which the rules of the aids held is long ago: one line, with what to do. */
export async function oldRules(today: Date, file = `${contentFolder}/shared/aids.yaml`): Promise<string[]> {
  const { rules } = z.object({ rules: z.object({ date: z.iso.date() }) }).parse(parse(await readFile(file, 'utf8')));
  const due = new Date(rules.date);
  due.setUTCMonth(due.getUTCMonth() + months);
  if (today < due) return [];
  return [
    `The rules of the aids on /services/isolation are those of ${rules.date}, more than ${months} months ago: read them anew at the sources that ${file} names, then change "date".`,
  ];
}
