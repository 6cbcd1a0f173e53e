/** A file with the same picture in another size; `width` is in pixels of the file. */
export interface Rendition {
  readonly url: string;
  readonly width: number;
}

/** A `<source>` of the picture in a modern format: `image/avif` or `image/webp`. */
export interface PictureSource {
  readonly type: string;
  readonly renditions: readonly Rendition[];
}

/** A point in a picture: percent of its width and height, from the top left corner. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

export interface Picture {
  /** The original file, which every browser can show. */
  readonly url: string;
  /** Alternative text; empty when there is none. */
  readonly alt: string;
  /** Size of the original in pixels; `null` when the CMS could not read the file. */
  readonly width: number | null;
  readonly height: number | null;
  /** The renditions in the format of the original, in any order. */
  readonly renditions: readonly Rendition[];
  readonly sources: readonly PictureSource[];
  /** The dominant colour as `#rrggbb`, shown until the picture loads; `null` when unknown. */
  readonly colour: string | null;
  /** The point that stays visible when a frame crops the picture; `null` for the middle. */
  readonly focus: Focus | null;
}

/** Returns whether an object is a picture, judged by its properties. */
export const isPicture = (value: object): value is Picture =>
  'url' in value && 'alt' in value && 'renditions' in value;

/** The picture of a card. The card's title describes it, so it has no alternative text. */
export const pictureOfCard = (picture: Picture | null): Picture | null =>
  picture && { ...picture, alt: '' };

/**
 * Minimum width of a rendition that is not a thumbnail, in pixels. Every frame except that of a
 * thumbnail is at least this wide.
 */
const NARROWEST_VIEW = 300;

/** Returns the renditions that are not thumbnails, or all renditions if all are thumbnails. */
export function viewsAmong(renditions: readonly Rendition[]): readonly Rendition[] {
  const large = renditions.filter(({ width }) => width >= NARROWEST_VIEW);
  return large.length > 0 ? large : renditions;
}

/** Returns the value of a `srcset` attribute: one candidate for each width, the smallest first. */
export function srcSet(renditions: readonly Rendition[]): string {
  const byWidth = new Map(renditions.map((rendition) => [rendition.width, rendition.url]));
  return [...byWidth]
    .sort(([one], [other]) => one - other)
    .map(([width, url]) => `${url} ${width}w`)
    .join(', ');
}

/**
 * Returns the URL of the smallest rendition that fills an area of this size in pixels without being
 * enlarged. Returns the original when no rendition does, or when the size of the original is
 * unknown.
 */
export function renditionFilling(
  { url, width, height, renditions }: Picture,
  area: { readonly width: number; readonly height: number },
): string {
  if (width === null || height === null) return url;
  const needed = Math.max(area.width, (area.height * width) / height);
  const filling = renditions.filter((rendition) => rendition.width >= needed);
  return filling.sort((one, other) => one.width - other.width)[0]?.url ?? url;
}

/** One file that was generated from an original picture. */
export interface PictureFile extends Rendition {
  readonly height: number;
  /** `avif`, `webp`, `jpeg` … */
  readonly format: string;
}

/** Builds a picture from its generated files. The last format given is the fallback. */
export function pictureFromFiles(
  files: readonly PictureFile[],
  {
    alt,
    colour = null,
    focus = null,
  }: Pick<Picture, 'alt'> & Partial<Pick<Picture, 'colour' | 'focus'>>,
): Picture {
  const byWidth = [...files].sort((one, other) => one.width - other.width);
  const formats = [...new Set(files.map(({ format }) => format))];
  const renditionsIn = (format: string | undefined): readonly Rendition[] =>
    byWidth.filter((file) => file.format === format).map(({ url, width }) => ({ url, width }));
  const fallback = formats.at(-1);
  const largest = byWidth.findLast(({ format }) => format === fallback);
  if (largest === undefined) throw new RangeError('A picture is made of at least one file');
  return {
    url: largest.url,
    alt,
    width: largest.width,
    height: largest.height,
    renditions: renditionsIn(fallback),
    sources: formats
      .slice(0, -1)
      .map((format) => ({ type: `image/${format}`, renditions: renditionsIn(format) })),
    colour,
    focus,
  };
}
