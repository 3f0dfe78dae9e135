/** Name of a page's sharing picture: the last part of its path, which is unique on the site. */
export function sharingPictureName(path: string): string {
  return path.split('/').at(-1) || 'accueil';
}

/** Path of the picture that shows a page where its address is shared. */
export function sharingPicturePath(path: string): string {
  return `/og/${sharingPictureName(path)}.jpg`;
}

/** Size of a sharing picture, pixels: what every network crops least (Open Graph, 1.91 to 1). */
export const cardSize = { width: 1200, height: 630 } as const;
