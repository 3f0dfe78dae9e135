/** Where a block stands among the four of a town's page, from 0. */
export interface Band {
  place: number;
}

/** The grounds of the blocks take turns, whatever their order: the plain ones end in tiles that hang over the sandy ones. */
export const band = (place: number) => (place % 2 === 0 ? { scallops: true } : ({ ground: 'sand', belowScallops: true } as const));
