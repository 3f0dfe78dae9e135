import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ListedService } from '../../src/services.ts';

/**
 * What services of the list lack to be on the site, one line in French each; `schemas` are the
 * collections that have one. A missing content file is told with the content.
 */
export function serviceMistakes(
  list: Record<string, ListedService>,
  schemas: string[],
  root = '.',
): string[] {
  const styles = readFileSync(join(root, 'src/sections/ServiceCards.css'), 'utf8');
  const taken = new Map<string, string>();
  return Object.entries(list).flatMap(([key, { slug, title, place }]) => {
    const other = taken.get(place);
    taken.set(place, title);
    const page = `src/pages/services/${slug}.astro`;
    const missing = [
      !schemas.includes(key) &&
        `ses champs manquent : ajoutez "${key}" à src/content-model/schemas/service.ts`,
      !existsSync(join(root, page)) && `sa page manque : ${page}`,
      !styles.includes(`.nail--${place} `) &&
        `il n'a pas de place sur la maison de l'accueil : donnez-lui dans src/services.ts un ` +
          `"place", et une règle .nail--${place} dans src/sections/ServiceCards.css`,
      other !== undefined &&
        `sa place sur la maison de l'accueil, "${place}", est celle de « ${other} » : ` +
          'donnez-lui la sienne dans src/services.ts et src/sections/ServiceCards.css',
    ];
    return missing.flatMap((line) => (line ? [`Service « ${title} » : ${line}`] : []));
  });
}
