/** Courses of tiles: how far apart, how long and thick, and how much the next ones lift a tail. */
export const tiles = {
  plain: { gauge: 21, length: 48, thick: 4, lift: 9 },
  interlocking: { gauge: 44, length: 54, thick: 6, lift: 7 },
  concrete: { gauge: 44, length: 54, thick: 5, lift: 6 },
  slate: { gauge: 14, length: 32, thick: 2.5, lift: 4 },
};

/** How far the first course reaches beyond the rafters. */
export const reach = 4;
