/** What we promise at a place. */
export type Zone = 'rapid' | 'planned' | 'onDemand' | 'outside';

/** How far we go, in straight-line km from the workshop (specification, section 1). */
export const reach = 200;

/** Up to here, in km, we are quickly there; further away in the same zone the hour is a matter for the telephone (specification, section 9). */
export const nearby = 50;

/** The distances that the map draws as circles, in km, the largest first (specification, section 9). */
export const rings = [reach, 150, nearby] as const;

/** The regions whose name settles the zone, with the INSEE codes of their départements; the rest of what is in reach is on demand. */
export const regions = {
  alsace: { zone: 'rapid', names: ['Alsace'], departments: ['67', '68'] },
  'franche-comte': { zone: 'planned', names: ['Franche-Comté', 'Jura'], departments: ['25', '39', '70', '90'] },
} as const satisfies Record<string, { zone: Zone; names: string[]; departments: string[] }>;

const zoneByDepartment = new Map<string, Zone>(
  Object.values(regions).flatMap(({ zone, departments }) => departments.map((department) => [department, zone] as const)),
);

/**
 * The zone of a place, given the INSEE code of its département and its straight-line km from the workshop. Everything that names
 * a zone asks here. Distance decides nothing but whether we come at all: the lists of the specification hold towns on both sides
 * of 50 and of 150 km.
 */
export function zoneOf(department: string, kilometres: number): Zone {
  if (kilometres > reach) return 'outside';
  return zoneByDepartment.get(department) ?? 'onDemand';
}
