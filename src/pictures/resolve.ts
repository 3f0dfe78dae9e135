import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { PictureSource, ResolvedPicture } from '../components/Picture.tsx';

/** A picture as a content file names it. */
export interface ContentPicture {
  file: string;
  alt: string;
  crop: ResolvedPicture['crop'];
}

const files = import.meta.glob<{ default: ImageMetadata }>('../assets/pictures/*.jpg', { eager: true });

/** Where a picture stands decides which widths it needs; `sizes` says how wide it is in the layout. */
const layouts = {
  /** As wide as the window; on a phone its box is taller than the picture. */
  full: { widths: [720, 1080, 1600, 2000], sizes: '(max-width: 40em) 135vw, 100vw' },
  /** An upright box about 44rem high on a desktop, or nearly square on a phone. */
  tall: { widths: [480, 720, 1080, 1600], sizes: '(min-width: 100em) 84rem, (min-width: 62em) 66rem, 138vw' },
  /** Half of the frame on a desktop, the window on a phone. */
  half: { widths: [480, 720, 1080, 1400], sizes: '(min-width: 62em) 44rem, 100vw' },
  /** A third of the frame on a desktop. */
  card: { widths: [360, 540, 720, 1080], sizes: '(min-width: 75em) 27rem, (min-width: 62em) 36vw, 106vw' },
  /** A quarter of the frame on a desktop, half the window on a phone. */
  small: { widths: [200, 320, 480, 640], sizes: '(min-width: 62em) 18rem, (min-width: 48em) 46vw, 82vw' },
} as const;

export type PictureLayout = keyof typeof layouts;

/** Width to height of a phone's hero, and the phone widths it is made for. */
const portrait = { ratio: 1 / 1.16, widths: [480, 720, 1080], media: '(max-width: 61.99em)' };

const avifQuality = 52;
const jpegQuality = 72;

function original(file: string): ImageMetadata {
  const found = files[`../assets/pictures/${file}.jpg`];
  if (!found) throw new Error(`src/assets/pictures/${file}.jpg is missing`);
  return found.default;
}

/**
 * Every size of a picture for the given layout: AVIF, and one JPEG for browsers without it.
 * `portraitCrop` adds an upright cut for phones, around the given part of the picture.
 */
export async function resolvePicture(
  picture: ContentPicture,
  layout: PictureLayout,
  portraitCrop?: 'center' | 'left' | 'right',
): Promise<ResolvedPicture> {
  const src = original(picture.file);
  const { sizes } = layouts[layout];
  const widths = layouts[layout].widths.filter((width) => width <= src.width);
  const fallbackWidth = Math.min(1080, src.width);
  const [avif, jpeg] = await Promise.all([
    getImage({ src, widths, width: widths.at(-1), format: 'avif', quality: avifQuality }),
    getImage({ src, width: fallbackWidth, format: 'jpeg', quality: jpegQuality }),
  ]);
  const sources: PictureSource[] = [{ type: 'image/avif', srcSet: avif.srcSet.attribute }];
  if (portraitCrop) {
    const cuts = await Promise.all(
      portrait.widths.map(async (width) => {
        const cut = await getImage({
          src,
          width,
          height: Math.round(width / portrait.ratio),
          fit: 'cover',
          position: portraitCrop,
          format: 'avif',
          quality: avifQuality,
        });
        return `${cut.src} ${width}w`;
      }),
    );
    sources.unshift({ type: 'image/avif', srcSet: cuts.join(', '), media: portrait.media });
  }
  return {
    alt: picture.alt,
    crop: picture.crop,
    sizes,
    sources,
    src: jpeg.src,
    width: fallbackWidth,
    height: Math.round((fallbackWidth * src.height) / src.width),
  };
}

/** As `resolvePicture`, for each item of a list that has a picture. */
export function resolvePictures<Item extends { picture: ContentPicture }>(items: Item[], layout: PictureLayout) {
  return Promise.all(items.map(async (item) => ({ ...item, picture: await resolvePicture(item.picture, layout) })));
}
