import { PictureView } from '../../../components/drawing/picture-view';
import { cssVariables } from '../../../theme/css-variables';

/** Kept free for a picture whose size nobody has said, so that the text below it never jumps. */
const UNKNOWN_RATIO = '3 / 2';
/** A smaller one is a sign in the line, such as a logo: it is not blown up. */
const SMALLEST = 320;

interface MarkupPictureProps {
  readonly src: string;
  readonly alt: string;
  /** Empty: none. */
  readonly caption: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/** A picture in an editor's text. */
export function MarkupPicture({ src, alt, caption, width, height }: MarkupPictureProps) {
  const isSmall = width !== undefined && width < SMALLEST;
  const known = width !== undefined && height !== undefined;
  return (
    <span className="markup-picture" {...(isSmall && cssVariables({ '--most': `${width}px` }))}>
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
        {...(!known && { ratio: UNKNOWN_RATIO })}
      />
      {caption !== '' && <span className="markup-caption">{caption}</span>}
    </span>
  );
}
