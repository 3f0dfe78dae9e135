/** Where a block stands among those of a town's page, the form in their middle counted, from 0. */
export interface Band {
  place: number;
}

/** Sand and plaster take turns on both sides of the form, whatever the order of the blocks; each ends in tiles. */
export const band = (place: number) => ({ ground: place % 3 === 0 ? 'sand' : 'plaster', belowScallops: place > 0, scallops: true }) as const;
