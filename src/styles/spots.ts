/** A stylesheet that hangs the items of a list, some of them, where they are on its picture: the policy lets no element carry a style of its own. */
export const spotStyles = (item: string, spots: ({ x: number; y: number } | undefined)[]): string =>
  spots
    .map((spot, index) =>
      spot ? `${item}:nth-child(${index + 1}){--x:${spot.x}%;--y:${spot.y}%}` : '',
    )
    .join('');
