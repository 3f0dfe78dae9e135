/** Size of a sharing picture, pixels: what every network crops least (Open Graph, 1.91 to 1). */
export const cardSize = { width: 1200, height: 630 } as const;
