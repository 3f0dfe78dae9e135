import type { ComponentProps } from 'react';
import { CaptionedPicture } from './CaptionedPicture.tsx';

/** The label of a picture that is no photograph of the place or worksite that it stands for. */
export const illustrationLabel = 'Image d’illustration';

/** The same for several pictures. */
export const illustrationsLabel = 'Images d’illustration';

/** A picture with all files that the build has made of it. */
export interface ResolvedPicture {
  alt: string;
  crop: 'center' | 'left' | 'right' | 'top' | 'bottom';
  /** Whether it is labelled as an illustration. */
  illustration: boolean;
  /** Its files by format and by window shape. */
  sources: ComponentProps<'source'>[];
  src: string;
  width: number;
  height: number;
}

/**
 * A responsive picture. `eager` is for the one in the first view, which is fetched at once and with
 * high priority.
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
  // Screen readers skip a decorative picture, and so its label.
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

/** One label below a group of pictures that are too small for a label each. */
export function GroupLabel({ pictures }: { pictures: ResolvedPicture[] }) {
  if (!pictures.some(({ illustration }) => illustration)) return null;
  return <p className="small quiet group-label">{illustrationsLabel}</p>;
}

/** A picture of such a group. */
export const withoutLabel = (picture: ResolvedPicture): ResolvedPicture => ({
  ...picture,
  illustration: false,
});
