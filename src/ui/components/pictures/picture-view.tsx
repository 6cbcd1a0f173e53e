import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { type Picture, type Rendition, srcSet, viewsAmong } from '../../../domain/shared/picture';
import { elementVariables } from '../../theme/element-variables';
import { PICTURE_FRAME } from '../../theme/global/picture-frame';
import { PicturePlaceholder } from './picture-placeholder';

interface PictureViewProps {
  readonly picture: Picture | null;
  /** The `sizes` attribute: the rendered width, in CSS units. */
  readonly sizes: string;
  /** CSS aspect ratio: `4 / 5`. Defaults to the ratio of the file. */
  readonly ratio?: string;
  /** Replaces the picture's own alternative text; empty if a text beside it says the same. */
  readonly alt?: string;
  /**
   * `high`: a picture above the fold, loaded eagerly with a preload. `low`: a picture beside one
   * with priority `high`. It loads lazily, so that the two do not compete on a slow network.
   */
  readonly priority?: 'high' | 'low' | undefined;
  /** Whether this is a thumbnail, which may use the smallest renditions. */
  readonly isThumbnail?: boolean;
  /** `object-position` of a cropped picture without a focus point. */
  readonly position?: string;
  readonly className?: string;
}

/**
 * A picture in the best format and size for the screen. Until the picture has loaded, its dominant
 * colour is visible.
 */
export function PictureView({ picture, position, className, ...view }: PictureViewProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const missing = picture === null || picture.url === failedUrl;
  const ratio = view.ratio ?? ownRatio(picture);
  const focus = focusOf(picture) ?? position;
  return (
    <span
      {...elementVariables({ '--ratio': ratio, '--ground': picture?.colour, '--focus': focus })}
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

/** CSS aspect ratio of a picture of unknown size. */
const DEFAULT_RATIO = '4 / 3';

const ownRatio = (picture: Picture | null): string =>
  picture?.width && picture.height ? `${picture.width} / ${picture.height}` : DEFAULT_RATIO;

const focusOf = (picture: Picture | null): string | undefined =>
  picture?.focus ? `${picture.focus.x}% ${picture.focus.y}%` : undefined;

interface FilesProps
  extends Omit<PictureViewProps, 'picture' | 'ratio' | 'position' | 'className'> {
  readonly picture: Picture;
  readonly onMissing: () => void;
}

/**
 * Adds a preload link, so that the browser loads the picture before it parses the markup above the
 * picture. A client-side render needs no link, because it requests the picture immediately.
 */
function preloadPicture({ url, sources, renditions }: Picture, sizes: string) {
  const [best] = sources;
  const views = viewsAmong(best?.renditions ?? renditions);
  // The preload must match the `<picture>` below, or the file loads twice. For a single file, the
  // `<picture>` has no `srcset`.
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
  if (import.meta.env.SSR && isFirst) preloadPicture(picture, sizes);

  useEffect(() => {
    const { current } = image;
    if (!current?.complete || current.naturalWidth > 0 || current.currentSrc === '') return;
    // The picture may have failed before hydration, or it may be less than a pixel wide on this
    // screen. Decoding rejects only a picture that failed.
    current.decode().catch(onMissing);
  }, [onMissing]);

  return (
    <picture>
      {sources.map(({ type, renditions: files }) => (
        <source key={type} type={type} srcSet={srcSet(fitting(files))} sizes={sizes} />
      ))}
      <img
        ref={image}
        // `loading` must precede `src`, or some browsers load the picture eagerly.
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
