import { PictureView } from '../components/pictures/picture-view';
import { elementVariables } from '../theme/element-variables';

/**
 * Aspect ratio of the space that is reserved for a picture of unknown size, so that the text below
 * does not jump.
 */
const UNKNOWN_RATIO = '3 / 2';
/**
 * Width in CSS pixels from which a picture fills the width of the text. A narrower picture, such as
 * a logo, is not enlarged.
 */
const MIN_BLOCK_WIDTH = 320;

interface MarkupPictureProps {
  readonly src: string;
  readonly alt: string;
  /** Empty for no caption. */
  readonly caption: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/** A picture in an editor's text. */
export function MarkupPicture({ src, alt, caption, width, height }: MarkupPictureProps) {
  const isSmall = width !== undefined && width < MIN_BLOCK_WIDTH;
  const hasSize = width !== undefined && height !== undefined;
  return (
    <span className="markup-picture" {...(isSmall && elementVariables({ '--most': `${width}px` }))}>
      <PictureView
        picture={{
          url: src,
          alt,
          width: width ?? null,
          height: height ?? null,
          renditions: [],
          sources: [],
          colour: null,
          focus: null,
        }}
        sizes="(min-width: 768px) 640px, 90vw"
        {...(!hasSize && { ratio: UNKNOWN_RATIO })}
      />
      {caption !== '' && <span className="markup-caption">{caption}</span>}
    </span>
  );
}
