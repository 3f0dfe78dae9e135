import type { Point } from './map.ts';

/** How a town's name stands on the map. */
export interface LabelPlace {
  /** The name begins to the right of its dot, or ends to the left of it. */
  side: 'right' | 'left';
  /** Units from the dot to the near end of the name, when it cannot stand right beside it. */
  shift?: Point;
  /** A thin line ties the name to its dot. */
  tied?: boolean;
}

/** Found by eye at 360 px, where the names are largest against the map; every other name stands to the right of its dot. */
export const labelPlaces: Record<string, LabelPlace> = {
  saverne: { side: 'left', shift: [-12, -8] },
  schiltigheim: { side: 'left', shift: [-24, 0], tied: true },
  strasbourg: { side: 'right', shift: [12, 6] },
  'illkirch-graffenstaden': { side: 'left', shift: [-20, 28], tied: true },
  ribeauville: { side: 'left', shift: [-14, -5] },
  vesoul: { side: 'left' },
  lure: { side: 'left', shift: [22, -26] },
  belfort: { side: 'right', shift: [-18, -28] },
  hericourt: { side: 'left', shift: [-20, 28], tied: true },
  montbeliard: { side: 'right', shift: [12, 10] },
};

/** The same for the towns beside the workshop, which stand in the enlarged part. */
export const insetLabelPlaces: Record<string, LabelPlace> = {
  wittenheim: { side: 'right', shift: [14, -18] },
  kingersheim: { side: 'right', shift: [14, 0] },
  mulhouse: { side: 'right', shift: [-10, 40] },
};
