import { Illustration } from './Illustration.tsx';

/** One encoding of a picture, for one shape of window. */
export interface PictureSource {
  type: string;
  srcSet: string;
  /** How wide the picture is in the layout. */
  sizes: string;
  media?: string;
}

/** A picture with every size the build made of it. */
export interface ResolvedPicture {
  alt: string;
  crop: 'center' | 'left' | 'right' | 'top' | 'bottom';
  /** It stands for a worksite that it is no photograph of, and says so. */
  illustration: boolean;
  sources: PictureSource[];
  src: string;
  width: number;
  height: number;
}

/** `eager` is for the picture in the first view: it is fetched at once, before everything that can wait. */
export function Picture({ picture, eager = false }: { picture: ResolvedPicture; eager?: boolean }) {
  const { alt, crop, illustration, sources, src, width, height } = picture;
  return (
    <>
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
      {illustration && <Illustration />}
    </>
  );
}
