import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { otherChoices } from '../requests/fields.ts';
import { readContent } from '../settings/content-file.ts';
import { type Facts, fillIn } from '../src/text/fill-in.ts';
import { typeset } from '../src/text/typeset.ts';

/** Only what the choices need; the whole shape of a service is checked by `src/schemas/`. */
const named = z.looseObject({ name: z.string(), order: z.number() });

/** What a visitor can ask for in the callback form, one a line: the services in their order, and what is none. */
export function choiceFiles(contentFolder: string, facts: Facts): { 'choices.txt': string } {
  const folder = join(contentFolder, 'services');
  const services = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => named.safeParse(readContent(join(folder, name)).value).data ?? [])
    .sort((a, b) => a.order - b.order);
  return { 'choices.txt': [...services.map(({ name }) => typeset(fillIn(name, facts))), ...otherChoices].join('\n') };
}
