/** The middle of some figures, which one that something else disturbed does not move. */
export const median = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
