import sharp from 'sharp';

/** The linear value of each channel value (WCAG 2.2, relative luminance). */
const light = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const lightOf = (value = 0) => light[value] ?? 0;

/**
 * Relative luminance of the colour whose red, green and blue are at an index of an array.
 */
export const luminance = (channels: ArrayLike<number>, at = 0) =>
  0.2126 * lightOf(channels[at]) +
  0.7152 * lightOf(channels[at + 1]) +
  0.0722 * lightOf(channels[at + 2]);

/** Contrast of two luminances, from 1 to 21. */
export const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/**
 * Relative luminance of a screenshot at one place, which is given in shares of its width and
 * height.
 */
export async function luminanceAt(picture: Buffer, across: number, down: number): Promise<number> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return luminance(
    data,
    3 * (Math.floor(down * info.height) * info.width + Math.floor(across * info.width)),
  );
}
