import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { type Picture, type Rendition, srcSet, viewsAmong } from '../../../domain/shared/picture';
import { cssVariables } from '../../theme/css-variables';
import { PICTURE_FRAME } from '../../theme/global/picture-frame';
import { PicturePlaceholder } from './picture-placeholder';

interface PictureViewProps {
  readonly picture: Picture | null;
  /** The `sizes` attribute: how wide it shows, in CSS units. */
  readonly sizes: string;
  /** Width to height, as CSS writes it: `4 / 5`. Without it the file's own. */
  readonly ratio?: string;
  /** Replaces the picture's own words; empty where a text beside it says the same. */
  readonly alt?: string;
  /**
   * `high`: above the fold, fetched at once and first. `low`: beside such a one, not to take its share of a
   * slow network. Without it fetched when it comes near.
   */
  readonly priority?: 'high' | 'low' | undefined;
  /** A tile of a rail, a few letters wide: the smallest files are for such as this. */
  readonly isThumbnail?: boolean;
  /** `object-position`: which part stays in view when the frame cuts a picture without a focus. */
  readonly position?: string;
  readonly className?: string;
}

/** A picture in the best format and size for this screen, on its own colour until it is there. */
export function PictureView({ picture, position, className, ...view }: PictureViewProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const missing = picture === null || picture.url === failedUrl;
  const ratio = view.ratio ?? ownRatio(picture);
  const focus = focusOf(picture) ?? position;
  return (
    <span
      {...cssVariables({ '--ratio': ratio, '--ground': picture?.colour, '--focus': focus })}
      className={`${PICTURE_FRAME} ${className ?? ''}`}
    >
      {missing ? (
        <PicturePlaceholder alt={view.alt ?? picture?.alt ?? ''} />
      ) : (
        <Files {...view} picture={picture} onMissing={() => setFailedUrl(picture.url)} />
      )}
    </span>
  );
}

/** Of a picture whose size nobody knows. */
const USUAL_RATIO = '4 / 3';

const ownRatio = (picture: Picture | null): string =>
  picture?.width && picture.height ? `${picture.width} / ${picture.height}` : USUAL_RATIO;

const focusOf = (picture: Picture | null): string | undefined =>
  picture?.focus ? `${picture.focus.x}% ${picture.focus.y}%` : undefined;

interface FilesProps
  extends Omit<PictureViewProps, 'picture' | 'ratio' | 'position' | 'className'> {
  readonly picture: Picture;
  readonly onMissing: () => void;
}

/**
 * Tells the browser of a picture above all that stands in the page before it: a page that the
 * browser draws itself asks for it at once.
 */
function fetchFirst({ url, sources, renditions }: Picture, sizes: string) {
  const [best] = sources;
  const views = viewsAmong(best?.renditions ?? renditions);
  // As the page asks for it below: one file alone has no choice of widths, and would come twice.
  const hasWidths = best !== undefined || views.length > 1;
  preload(url, {
    as: 'image',
    fetchPriority: 'high',
    ...(best !== undefined && { type: best.type }),
    ...(hasWidths && { imageSrcSet: srcSet(views), imageSizes: sizes }),
  });
}

function Files({ picture, sizes, alt, priority, isThumbnail = false, onMissing }: FilesProps) {
  const image = useRef<HTMLImageElement>(null);
  const { url, width, height, sources } = picture;
  const fitting = isThumbnail ? (all: readonly Rendition[]) => all : viewsAmong;
  const renditions = fitting(picture.renditions);
  const isFirst = priority === 'high';
  if (import.meta.env.SSR && isFirst) fetchFirst(picture, sizes);

  useEffect(() => {
    const { current } = image;
    if (!current?.complete || current.naturalWidth > 0 || current.currentSrc === '') return;
    // It may have failed before React was there to hear it, or be less than a pixel wide on this
    // screen: only a failure cannot be decoded.
    current.decode().catch(onMissing);
  }, [onMissing]);

  return (
    <picture>
      {sources.map(({ type, renditions: files }) => (
        <source key={type} type={type} srcSet={srcSet(fitting(files))} sizes={sizes} />
      ))}
      <img
        ref={image}
        // Before `src`, or some browsers fetch the picture eagerly.
        loading={isFirst ? 'eager' : 'lazy'}
        {...(priority !== undefined && { fetchPriority: priority })}
        decoding={isFirst ? 'sync' : 'async'}
        {...(renditions.length > 1 && { srcSet: srcSet(renditions), sizes })}
        src={url}
        alt={alt ?? picture.alt}
        {...(width !== null && height !== null && { width, height })}
        onError={onMissing}
      />
    </picture>
  );
}
