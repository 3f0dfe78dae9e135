import { getImage } from 'astro:assets';
import { readFile } from 'node:fs/promises';
import { importPicture } from 'virtual:pictures';
import type { ImageMetadata } from 'astro';
import { imageMetadata } from 'astro/assets/utils';
import type { ResolvedPicture } from '../components/Picture.tsx';
import { pictureFolder } from '../content-model/facts/pictures.ts';

/** A picture in the content. */
export interface ContentPicture {
  /** Path in the picture folder. */
  file: string;
  alt: string;
  crop: ResolvedPicture['crop'];
}

/** The subfolder of pictures that stand for a worksite without being a photograph of it. */
const illustrations = 'illustrations/';

interface Layout {
  /** Widths of the files in pixels. */
  widths: number[];
  /** The width of the picture in the layout, which may be larger than its box. */
  sizes: string;
  /** Aspect ratio on a phone, if it differs enough for a separate crop. */
  phoneRatio?: number;
  /** Media query of the phone crop, if it is not that of the other heroes. */
  phoneMedia?: string;
}

/** Heroes, except on phones, which have their own crop. */
const fullWidths = [1440, 2000, 2400];

/**
 * File sizes by place in the layout, measured from 360 to 2560 px. From 110em on the root font
 * grows, which `rem` in `sizes` ignores, so these are the maximum.
 */
const layouts = {
  /** Full width; the first view of a phone. */
  homeHero: {
    widths: fullWidths,
    sizes: '100vw',
    phoneRatio: 1.2,
    phoneMedia: '(max-width: 43.99em)',
  },
  pageHero: { widths: fullWidths, sizes: '100vw', phoneRatio: 1.2 },
  slider: { widths: fullWidths, sizes: '100vw', phoneRatio: 1 },
  emergencyHero: { widths: fullWidths, sizes: '100vw', phoneRatio: 1 },
  townHero: { widths: [1080, 1600], sizes: '(min-width: 100em) 84rem, 66rem', phoneRatio: 1.25 },
  /** An upright box, about 44rem high on a desktop, nearly square on a phone. */
  tall: {
    widths: [800, 1080, 1600],
    sizes: '(min-width: 100em) 84rem, (min-width: 62em) 66rem, 92vw',
  },
  /** The first worksite of the home page: beside others on tablets, upright elsewhere. */
  firstProject: {
    widths: [800, 1080, 1600],
    sizes: '(min-width: 100em) 84rem, (min-width: 62em) 66rem, (min-width: 40em) 57vw, 92vw',
  },
  /** Half of the frame on a desktop, full width on a phone. */
  half: { widths: [720, 1400], sizes: '(min-width: 110em) 58rem, (min-width: 62em) 44rem, 92vw' },
  /**
   * An upright box, a third of the frame; landscape pictures are cropped. On phones a wide box, for
   * which the file may be a fifth too small, as for heroes.
   */
  third: {
    widths: [320, 560, 720, 1080, 1400],
    sizes: '(min-width: 110em) 58rem, (min-width: 62em) 44rem, (min-width: 40em) 57vw, 74vw',
  },
  /**
   * The house of services and leaks, larger than its box. On phones the file may be a fifth too
   * small, as for heroes.
   */
  house: {
    widths: [820, 1360],
    sizes: '(min-width: 110em) 66rem, (min-width: 62em) 51rem, (min-width: 40em) 129vw, 102vw',
  },
  /**
   * A box beside the text of a town, as high as it; a low one on a phone, for which the file may be
   * a fifth too small, as for heroes.
   */
  townText: {
    widths: [840, 1400],
    sizes: '(min-width: 110em) 60rem, (min-width: 62em) 52rem, 65vw',
  },
  /** A third of the frame on a desktop, a quarter of the window on a tablet, else a thumbnail. */
  card: { widths: [360, 720], sizes: '(min-width: 110em) 32rem, (min-width: 62em) 25rem, 11rem' },
  /** A quarter of the frame on a desktop, half the window on a phone. */
  small: {
    widths: [200, 320, 480, 640],
    sizes: '(min-width: 110em) 24rem, (min-width: 62em) 18rem, (min-width: 40em) 46vw, 82vw',
  },
  /** As `small`, but a tile on a phone. `sizes` is short to save bytes on the pages of services. */
  sample: { widths: [200, 320, 480, 640], sizes: '(max-width: 39.99em) 7rem, 24rem' },
  /**
   * An upright box, a quarter of the frame on a desktop, half the window on a phone; landscape
   * pictures are cropped.
   */
  portrait: {
    widths: [320, 480, 640, 960],
    sizes: '(min-width: 110em) 36rem, (min-width: 62em) 27rem, (min-width: 40em) 45vw, 66vw',
  },
} as const satisfies Record<string, Layout>;

/** A place in the layout. */
export type PictureLayout = keyof typeof layouts;

/**
 * The crop for phones and tablets, below the width where heroes put text beside the picture.
 * Requested a fifth to a quarter smaller than its box: dense screens hide the difference, and most
 * files then fit one congestion window, which saves a round trip.
 */
const phone = {
  media: '(max-width: 61.99em)',
  widths: [480, 560, 960, 1440],
  sizes: '(max-width: 30em) 74vw, 80vw',
};

const avifQuality = 43;
/** Lower for phones: small, dense screens, and the slowest to load the first view. */
const phoneAvifQuality = 29;
const jpegQuality = 72;

interface Size {
  width: number;
  height: number;
}

/** The size from the file: reading it from the import would make Astro publish the original. */
async function sizeOf(file: string): Promise<Size> {
  const path = `${pictureFolder}/${file}`;
  return imageMetadata(await readFile(path), path);
}

async function imported(file: string): Promise<ImageMetadata> {
  const found = await importPicture(file);
  if (!found) throw new Error(`${pictureFolder}/${file} is missing`);
  return found.default;
}

/** Widths limited to the original's. */
const atMost = (original: number, widths: number[]) => [
  ...new Set(widths.map((width) => Math.min(width, original))),
];

/** All files of a picture in a layout: AVIF, and one JPEG as fallback. */
export async function resolvePicture(
  { file, alt, crop }: ContentPicture,
  layout: PictureLayout,
  illustration = file.startsWith(illustrations),
): Promise<ResolvedPicture> {
  const src = await imported(file);
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
    illustration,
    sources: [...cut, { type: 'image/avif', srcSet: avif.srcSet.attribute, sizes }],
    src: jpeg.src,
    width: fallbackWidth,
    height: Math.round((fallbackWidth * size.height) / size.width),
  };
}

/** The crop for phones: AVIF, and one JPEG as fallback. */
async function phoneCut(
  src: ImageMetadata,
  position: ResolvedPicture['crop'],
  ratio: number,
  size: Size,
  media = phone.media,
): Promise<ResolvedPicture['sources']> {
  const largest = Math.min(size.width, Math.floor(size.height * ratio));
  const cut = async (width: number, format: 'avif' | 'jpeg', quality: number) => {
    const { src: path } = await getImage({
      src,
      width,
      height: Math.round(width / ratio),
      fit: 'cover',
      position,
      format,
      quality,
    });
    return `${path} ${width}w`;
  };
  const { sizes } = phone;
  const avif = await Promise.all(
    atMost(largest, phone.widths).map((width) => cut(width, 'avif', phoneAvifQuality)),
  );
  const jpeg = await cut(Math.min(largest, 960), 'jpeg', jpegQuality);
  // With its size, so that nothing below moves when it arrives.
  const shape = { width: largest, height: Math.round(largest / ratio) };
  return [
    { type: 'image/avif', srcSet: avif.join(', '), sizes, media, ...shape },
    { type: 'image/jpeg', srcSet: jpeg, sizes, media, ...shape },
  ];
}

/** The aspect ratio that social networks crop least (Open Graph). */
const sharedRatio = 1200 / 630;

/** The picture for social networks, at most 1,200 px wide. */
export async function sharingPicture({
  file,
  crop,
}: Pick<ContentPicture, 'file' | 'crop'>): Promise<{ src: string } & Size> {
  const own = await sizeOf(file);
  const width = Math.min(1200, own.width, Math.floor(own.height * sharedRatio));
  const size = { width, height: Math.round(width / sharedRatio) };
  const { src } = await getImage({
    src: await imported(file),
    ...size,
    fit: 'cover',
    position: crop,
    format: 'jpeg',
    quality: jpegQuality,
  });
  return { src, ...size };
}

/** `resolvePicture` for each item of a list. */
export function resolvePictures<Item extends { picture: ContentPicture }>(
  items: Item[],
  layout: PictureLayout,
) {
  return Promise.all(
    items.map(async (item) => ({ ...item, picture: await resolvePicture(item.picture, layout) })),
  );
}
