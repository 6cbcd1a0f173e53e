import { type Picture, srcSet } from '../../domain/picture';

interface CmsPictureProps {
  readonly picture: Picture | null;
  /** The `sizes` attribute: how wide it shows, in CSS units. */
  readonly sizes: string;
  /** Replaces the picture's own words; empty where a text beside it says the same. */
  readonly alt?: string;
}

/** A picture in the best format and size for this screen, or a plain place where there is none. */
export function CmsPicture({ picture, sizes, alt }: CmsPictureProps) {
  if (picture === null) return <div aria-hidden="true" />;
  const { url, width, height, renditions, sources } = picture;
  return (
    <picture>
      {sources.map(({ type, renditions: files }) => (
        <source key={type} type={type} srcSet={srcSet(files)} sizes={sizes} />
      ))}
      <img
        src={url}
        alt={alt ?? picture.alt}
        sizes={sizes}
        loading="lazy"
        {...(renditions.length > 0 && { srcSet: srcSet(renditions) })}
        {...(width !== null && height !== null && { width, height })}
      />
    </picture>
  );
}
