import type { Zones } from '../content-model/facts/zones.ts';
import type { Position } from '../lib/geo/distance.ts';

/** Which promise holds at a position. */
export type Zone = 'rapid' | 'planned' | 'onDemand' | 'outside';

/** A town with a page; its id is the page's address. */
export interface TownPage {
  id: string;
  name: string;
  position: Position;
  zone: Zone;
}

/** The zone rules, as sent to the look-up. */
export interface ZoneRules {
  /** Maximum straight-line km from the workshop. */
  reach: number;
  /**
   * Up to this km we arrive quickly; further away in the same zone the time is agreed by telephone.
   */
  nearby: number;
  /** Zones by INSEE code of the département. */
  departments: Record<string, Exclude<Zone, 'outside'>>;
}

/** Converts the owner's groups into rules. */
export function zoneRules({ reach, nearby, groups }: Zones): ZoneRules {
  const departments = Object.fromEntries(
    Object.values(groups).flatMap((group) =>
      group.departments.map((code) => [code, group.answer] as const),
    ),
  );
  return { reach, nearby, departments };
}

/**
 * The zone for a département (INSEE code) and a straight-line distance in km. Everything that names
 * a zone calls this. Distance only decides whether we come at all: the specification lists towns on
 * both sides of 50 and 150 km.
 */
export function zoneOf(
  { reach, departments }: ZoneRules,
  department: string,
  kilometres: number,
): Zone {
  if (kilometres > reach) return 'outside';
  return departments[department] ?? 'onDemand';
}
