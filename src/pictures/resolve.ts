import { getImage } from 'astro:assets';
import { readFile } from 'node:fs/promises';
import type { ImageMetadata } from 'astro';
import { imageMetadata } from 'astro/assets/utils';
import type { PictureSource, ResolvedPicture } from '../components/Picture.tsx';
import { pictureFolder } from './files.ts';

/** A picture as a content file names it. */
export interface ContentPicture {
  /** Its path in the folder of pictures. */
  file: string;
  alt: string;
  crop: ResolvedPicture['crop'];
}

const files = import.meta.glob<{ default: ImageMetadata }>('../assets/pictures/**/*.{[jJ][pP][gG],[jJ][pP][eE][gG],[pP][nN][gG],[wW][eE][bB][pP]}', {
  eager: true,
});

interface Layout {
  /** Pixels of the files to make. */
  widths: number[];
  /** How wide the picture, not its box, is in the layout. */
  sizes: string;
  /** Width to height of its box on a phone, where this differs much from the picture: a cut of that shape is made. */
  phoneRatio?: number;
  /** The windows that show this cut, if not all in which heroes put words above their picture. */
  phoneMedia?: string;
}

/** Heroes: phones have cuts of their own, so these are for wider windows only. */
const fullWidths = [1440, 2000, 2400];

/**
 * Where a picture stands decides which files it needs. Measured from 360 to 2560 px. From 110em on the root's size grows, which `rem` in
 * `sizes` does not know: it says what that comes to at the most.
 */
const layouts = {
  /** Across the window; on a phone the first thing seen. */
  homeHero: { widths: fullWidths, sizes: '100vw', phoneRatio: 0.96, phoneMedia: '(max-width: 43.99em)' },
  pageHero: { widths: fullWidths, sizes: '100vw', phoneRatio: 1.25 },
  emergencyHero: { widths: fullWidths, sizes: '100vw', phoneRatio: 1 },
  townHero: { widths: [1080, 1600], sizes: '(min-width: 100em) 84rem, 66rem', phoneRatio: 1.25 },
  /** An upright box about 44rem high on a desktop, nearly square on a phone. */
  tall: { widths: [800, 1080, 1600], sizes: '(min-width: 100em) 84rem, (min-width: 62em) 66rem, 106vw' },
  /** Half of the frame on a desktop, the window on a phone. */
  half: { widths: [720, 1400], sizes: '(min-width: 110em) 58rem, (min-width: 62em) 44rem, 92vw' },
  /** The large part of a mosaic across the window, and a small one; on a phone asked for smaller by a fifth, as a hero's cut is. */
  mosaic: { widths: [480, 600, 900, 1400, 2000], sizes: '(min-width: 110em) 86rem, (min-width: 62em) 77rem, (min-width: 40em) 42vw, 74vw' },
  mosaicSide: { widths: [480, 600, 900, 1400], sizes: '(min-width: 110em) 44vw, (min-width: 62em) 42rem, (min-width: 40em) 42vw, 74vw' },
  /** The house that services and leaks are shown on, a little larger than its box; on a phone asked for smaller by a fifth, as a hero's cut is. */
  house: { widths: [820, 1360], sizes: '(min-width: 110em) 66rem, (min-width: 62em) 51rem, 102vw' },
  /** Beside the house, a quarter of the frame wide; a thumb where there is no house. */
  part: { widths: [360, 720], sizes: '(min-width: 110em) 29rem, (min-width: 62em) 23rem, 11rem' },
  /** A third of the frame on a desktop. */
  card: { widths: [640, 1080], sizes: '(min-width: 75em) 27rem, (min-width: 62em) 36vw, 88vw' },
  /** A quarter of the frame on a desktop, half the window on a phone. */
  small: { widths: [200, 320, 480, 640], sizes: '(min-width: 110em) 24rem, (min-width: 62em) 18rem, (min-width: 48em) 46vw, 82vw' },
  /** An upright box, a quarter of the frame wide on a desktop, half the window on a phone; a picture that lies is cut at its sides. */
  portrait: { widths: [320, 480, 640, 960], sizes: '(min-width: 110em) 36rem, (min-width: 62em) 27rem, (min-width: 48em) 45vw, 66vw' },
} as const satisfies Record<string, Layout>;

export type PictureLayout = keyof typeof layouts;

/**
 * Where a picture is cut for phones and tablets: up to the width where heroes put words and picture side by side. It is asked
 * for smaller than its box by a quarter or a fifth: screens this dense do not show the difference, and on most phones it then
 * fits one congestion window, so that it arrives a round trip earlier.
 */
const phone = { media: '(max-width: 61.99em)', widths: [480, 560, 960, 1440], sizes: '(max-width: 30em) 74vw, 80vw' };

const avifQuality = 48;
/** Phones have small, dense screens, and wait longest for the picture of the first view. */
const phoneAvifQuality = 34;
const jpegQuality = 72;

interface Size {
  width: number;
  height: number;
}

const sizes = new Map<string, Promise<Size>>();

/** Pixels of a picture, read from the file itself: Astro publishes every original whose size is asked of its import. */
function sizeOf(file: string): Promise<Size> {
  const path = `${pictureFolder}/${file}`;
  const size = sizes.get(path) ?? readFile(path).then((content) => imageMetadata(content, path));
  sizes.set(path, size);
  return size;
}

function imported(file: string): ImageMetadata {
  const found = files[`../assets/pictures/${file}`];
  if (!found) throw new Error(`${pictureFolder}/${file} is missing`);
  return found.default;
}

/** The widths that an original has; it takes the place of larger ones. */
const atMost = (original: number, widths: number[]) => [...new Set(widths.map((width) => Math.min(width, original)))];

/** Every size of a picture for the given layout: AVIF, and one JPEG for browsers without it. */
export async function resolvePicture({ file, alt, crop }: ContentPicture, layout: PictureLayout): Promise<ResolvedPicture> {
  const src = imported(file);
  const size = await sizeOf(file);
  const { sizes, phoneRatio, phoneMedia, ...needed }: Layout = layouts[layout];
  const widths = atMost(size.width, needed.widths);
  const fallbackWidth = Math.min(1080, size.width);
  const [cut, avif, jpeg] = await Promise.all([
    phoneRatio === undefined ? [] : phoneCut(src, crop, phoneRatio, size, phoneMedia),
    getImage({ src, widths, width: widths.at(-1), format: 'avif', quality: avifQuality }),
    getImage({ src, width: fallbackWidth, format: 'jpeg', quality: jpegQuality }),
  ]);
  return {
    alt,
    crop,
    sources: [...cut, { type: 'image/avif', srcSet: avif.srcSet.attribute, sizes }],
    src: jpeg.src,
    width: fallbackWidth,
    height: Math.round((fallbackWidth * size.height) / size.width),
  };
}

/** The part of a picture that a phone shows, and nothing around it: AVIF, and one JPEG for browsers without it. */
async function phoneCut(
  src: ImageMetadata,
  position: ResolvedPicture['crop'],
  ratio: number,
  size: Size,
  media = phone.media,
): Promise<PictureSource[]> {
  const largest = Math.min(size.width, Math.floor(size.height * ratio));
  const cut = async (width: number, format: 'avif' | 'jpeg', quality: number) => {
    const { src: path } = await getImage({ src, width, height: Math.round(width / ratio), fit: 'cover', position, format, quality });
    return `${path} ${width}w`;
  };
  const { sizes } = phone;
  const avif = await Promise.all(atMost(largest, phone.widths).map((width) => cut(width, 'avif', phoneAvifQuality)));
  const jpeg = await cut(Math.min(largest, 960), 'jpeg', jpegQuality);
  return [
    { type: 'image/avif', srcSet: avif.join(', '), sizes, media },
    { type: 'image/jpeg', srcSet: jpeg, sizes, media },
  ];
}

/** A picture as networks show it beside a link: what they crop least (Open Graph, 1.91 to 1). */
export async function sharingPicture({ file, crop }: Pick<ContentPicture, 'file' | 'crop'>): Promise<{ src: string } & Size> {
  const size = { width: 1200, height: 630 };
  const { src } = await getImage({ src: imported(file), ...size, fit: 'cover', position: crop, format: 'jpeg', quality: jpegQuality });
  return { src, ...size };
}

/** As `resolvePicture`, for each item of a list that has a picture. */
export function resolvePictures<Item extends { picture: ContentPicture }>(items: Item[], layout: PictureLayout) {
  return Promise.all(items.map(async (item) => ({ ...item, picture: await resolvePicture(item.picture, layout) })));
}
