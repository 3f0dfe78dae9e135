import type { Commune } from './communes.ts';
import { distance, type Position } from './distance.ts';
import { searchKey } from './search-key.ts';

/** The nearest place, if any. */
export function nearestTo<P extends { position: Position }>(
  position: Position,
  among: readonly P[],
): P | undefined {
  const away = among.map((place) => distance(position, place.position));
  return among[away.indexOf(Math.min(...away))];
}

/**
 * Finds communes by name, ignoring accents, hyphens and apostrophes. Of several with the same name,
 * finds the nearest to a position.
 */
export function communeFinder(
  communes: readonly Commune[],
): (name: string, near: Position) => Commune | undefined {
  const byKey = Map.groupBy(communes, ({ name }) => searchKey(name));
  return (name, near) => nearestTo(near, byKey.get(searchKey(name)) ?? []);
}
