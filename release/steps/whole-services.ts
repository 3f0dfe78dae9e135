import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ListedService } from '../../src/services.ts';

/**
 * What is missing for the services of the list, one line in French each. `schemas` are the names of
 * the collections with a schema. Missing content files are reported with the content.
 */
export function serviceMistakes(
  list: Record<string, ListedService>,
  schemas: string[],
  root = '.',
): string[] {
  return Object.entries(list).flatMap(([key, { slug, title }]) => {
    const page = `src/pages/services/${slug}.astro`;
    const missing = [
      !schemas.includes(key) &&
        `ses champs manquent : ajoutez "${key}" à src/content-model/schemas/services.ts`,
      !existsSync(join(root, page)) && `sa page manque : ${page}`,
    ];
    return missing.flatMap((line) => (line ? [`Service « ${title} » : ${line}`] : []));
  });
}
