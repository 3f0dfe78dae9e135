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
  const places = Object.values(list).flatMap(({ place }) => place ?? []);
  const lines = Object.entries(list).flatMap(([key, { slug, title, place }]) => {
    const page = `src/pages/services/${slug}.astro`;
    const rule = `.marker:nth-of-type(${place})`;
    const missing = [
      !schemas.includes(key) &&
        `ses champs manquent : ajoutez "${key}" à src/content-model/schemas/services.ts`,
      !existsSync(join(root, page)) && `sa page manque : ${page}`,
      place !== undefined &&
        !styles.includes(`${rule} `) &&
        `sa place ${place} sur la maison de l'accueil manque : ajoutez une règle ${rule} à ` +
          'src/sections/home/ServiceCards.css',
    ];
    return missing.flatMap((line) => (line ? [`Service « ${title} » : ${line}`] : []));
  });
  const isInOrder = places
    .toSorted((one, other) => one - other)
    .every((at, index) => at === index + 1);
  return isInOrder
    ? lines
    : [
        ...lines,
        `Services : leurs places sur la maison de l'accueil vont de 1 à ${places.length}, chacune une ` +
          `fois, dans src/services.ts ; il y a ${places.join(', ')}`,
      ];
}
