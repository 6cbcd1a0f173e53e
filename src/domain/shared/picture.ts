/** The same picture at another width, in CSS pixels of the file. */
export interface Rendition {
  readonly url: string;
  readonly width: number;
}

/** The picture in a modern format, offered before the fallback: `image/avif`, `image/webp`. */
export interface PictureSource {
  readonly type: string;
  readonly renditions: readonly Rendition[];
}

/** A place in a picture: percent of its width and height, from its top left corner. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

export interface Picture {
  /** The original: the fallback of every browser. */
  readonly url: string;
  /** What it shows, in words; empty when nobody has said. */
  readonly alt: string;
  /** Size of the original in pixels; `null` when the CMS could not read the file. */
  readonly width: number | null;
  readonly height: number | null;
  /** In the format of the original, any order. */
  readonly renditions: readonly Rendition[];
  readonly sources: readonly PictureSource[];
  /** The dominant colour as `#rrggbb`, shown until the picture arrives; `null` when unknown. */
  readonly colour: string | null;
  /** What stays in view where a frame cuts the picture; `null` for its middle. */
  readonly focus: Focus | null;
}

/** No frame but a thumbnail's is so narrow, in pixels of any screen. */
const NARROWEST_VIEW = 300;

/** Those that fill a frame which is no thumbnail; all, where none does. */
export function viewsAmong(renditions: readonly Rendition[]): readonly Rendition[] {
  const views = renditions.filter(({ width }) => width >= NARROWEST_VIEW);
  return views.length > 0 ? views : renditions;
}

/** The value of a `srcset` attribute, smallest first, one candidate a width. */
export function srcSet(renditions: readonly Rendition[]): string {
  const byWidth = new Map(renditions.map((rendition) => [rendition.width, rendition.url]));
  return [...byWidth]
    .sort(([one], [other]) => one - other)
    .map(([width, url]) => `${url} ${width}w`)
    .join(', ');
}

/**
 * The smallest file that fills a room of so many pixels without being enlarged; the original where
 * none does, or where nobody knows its size.
 */
export function renditionFilling(
  { url, width, height, renditions }: Picture,
  room: { readonly width: number; readonly height: number },
): string {
  if (width === null || height === null) return url;
  const needed = Math.max(room.width, (room.height * width) / height);
  const filling = renditions.filter((rendition) => rendition.width >= needed);
  return filling.sort((one, other) => one.width - other.width)[0]?.url ?? url;
}

/** One file that the build made of a master picture. */
export interface PictureFile extends Rendition {
  readonly height: number;
  /** `avif`, `webp`, `jpeg` … */
  readonly format: string;
}

/** A picture from the files the build made of it; its fallback format is the last one given. */
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
