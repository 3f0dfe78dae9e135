import type { ComponentProps } from 'react';
import { CaptionedPicture } from './CaptionedPicture.tsx';

/** What a picture says of itself as long as it is no photograph of what it stands for. */
export const illustrationLabel = 'Image d’illustration';

/** A picture with every size the build made of it. */
export interface ResolvedPicture {
  alt: string;
  crop: 'center' | 'left' | 'right' | 'top' | 'bottom';
  /** It stands for a place or a worksite that it is no photograph of, and says so. */
  illustration: boolean;
  /** Its encodings, for each shape of window. */
  sources: ComponentProps<'source'>[];
  src: string;
  width: number;
  height: number;
}

/**
 * `eager` is for the picture in the first view: it is fetched at once, before everything that can
 * wait.
 */
export function Picture({ picture, eager = false }: { picture: ResolvedPicture; eager?: boolean }) {
  const { alt, crop, illustration, sources, src, width, height } = picture;
  const image = (
    <picture className="picture">
      {sources.map((source) => (
        <source key={`${source.media ?? ''}${source.type}`} {...source} />
      ))}
      <img
        className={crop === 'center' ? undefined : `picture__${crop}`}
        src={src}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
  if (!illustration) return image;
  // Nobody hears a decorative picture: neither what it says of itself.
  if (!alt)
    return (
      <>
        {image}
        <small className="illustration" aria-hidden="true">
          {illustrationLabel}
        </small>
      </>
    );
  return (
    <CaptionedPicture className="picture" label={illustrationLabel}>
      {image}
      <figcaption className="illustration">{illustrationLabel}</figcaption>
    </CaptionedPicture>
  );
}
