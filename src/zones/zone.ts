/** How far each zone reaches from the workshop, in km (specification, section 9). */
export const zoneLimits = { rapid: 50, planned: 150, onDemand: 200 } as const;

export type Zone = keyof typeof zoneLimits | 'outside';

/** The zone at a distance in km. */
export function zoneAt(kilometres: number): Zone {
  if (kilometres <= zoneLimits.rapid) return 'rapid';
  if (kilometres <= zoneLimits.planned) return 'planned';
  return kilometres <= zoneLimits.onDemand ? 'onDemand' : 'outside';
}
