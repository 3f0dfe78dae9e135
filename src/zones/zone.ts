import type { Zones } from '../../content-model/zones.ts';

/** What we promise at a place. */
export type Zone = 'rapid' | 'planned' | 'onDemand' | 'outside';

/** Which place is in which zone, as the page of the look-up gets it. */
export interface ZoneRules {
  /** How far we go, in straight-line km from the workshop. */
  reach: number;
  /** Up to here, in km, we are quickly there; further away in the same zone the hour is a matter for the telephone. */
  nearby: number;
  /** The INSEE codes of the départements whose region's name settles the zone. */
  departments: Record<string, Exclude<Zone, 'outside'>>;
}

/** The rules that the groups of an owner make. */
export function zoneRules({ reach, nearby, groups }: Pick<Zones, 'reach' | 'nearby' | 'groups'>): ZoneRules {
  const departments = Object.fromEntries(Object.values(groups).flatMap((group) => group.departments.map((code) => [code, group.answer] as const)));
  return { reach, nearby, departments };
}

/**
 * The zone of a place, given the INSEE code of its département and its straight-line km from the workshop. Everything that names
 * a zone asks here. Distance decides nothing but whether we come at all: the lists of the specification hold towns on both sides
 * of 50 and of 150 km.
 */
export function zoneOf({ reach, departments }: ZoneRules, department: string, kilometres: number): Zone {
  if (kilometres > reach) return 'outside';
  return departments[department] ?? 'onDemand';
}
