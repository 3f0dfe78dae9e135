import { existsSync, readFileSync } from 'node:fs';
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
  const styles = readFileSync(join(root, 'src/sections/home/ServiceCards.css'), 'utf8');
  const places = Object.values(list).map(({ place }) => place);
  return Object.entries(list).flatMap(([key, { slug, title, place }], index) => {
    const page = `src/pages/services/${slug}.astro`;
    const rule = `.marker:nth-of-type(${place})`;
    const isTaken = places.indexOf(place) < index;
    const missing = [
      !schemas.includes(key) &&
        `ses champs manquent : ajoutez "${key}" à src/content-model/schemas/services.ts`,
      !existsSync(join(root, page)) && `sa page manque : ${page}`,
      !styles.includes(`${rule} `) &&
        `il n'a pas de place sur la maison de l'accueil : ajoutez une règle ${rule} à ` +
          'src/sections/home/ServiceCards.css',
      (isTaken || place > places.length) &&
        `sa place sur la maison de l'accueil, ${place}, est prise, ou une avant elle est vide : ` +
          `donnez aux services celles de 1 à ${places.length} dans src/services.ts`,
    ];
    return missing.flatMap((line) => (line ? [`Service « ${title} » : ${line}`] : []));
  });
}
