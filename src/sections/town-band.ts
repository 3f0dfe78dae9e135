/** Where a block stands among the four of a town's page, from 0. */
export interface Band {
  place: number;
}

/** The grounds of the blocks take turns, whatever their order; tiles hang where one changes, and over the sandy section that follows them. */
export const band = (place: number) =>
  place % 2 === 0 ? ({ ground: 'sand', scallops: true } as const) : ({ belowScallops: true, scallops: place === 3 } as const);
