import type { Commune } from './communes.ts';
import { distance, type Position } from './distance.ts';
import { searchKey } from './search.ts';

/** The nearest commune, if any. */
export const nearestTo = (position: Position, among: readonly Commune[]): Commune | undefined =>
  among.reduce<Commune | undefined>(
    (nearest, commune) =>
      nearest && distance(position, nearest.position) <= distance(position, commune.position)
        ? nearest
        : commune,
    undefined,
  );

/** Finds communes by name, ignoring accents, hyphens and apostrophes; of namesakes the nearest to a position. */
export function communeFinder(
  communes: readonly Commune[],
): (name: string, near: Position) => Commune | undefined {
  const byKey = Map.groupBy(communes, ({ name }) => searchKey(name));
  return (name, near) => nearestTo(near, byKey.get(searchKey(name)) ?? []);
}
