import type { PictureFile } from '../../domain/shared/picture';

export interface ProcessedPicture {
  /** Modern formats first, the fallback format last. */
  readonly files: readonly PictureFile[];
  /** The dominant colour as `#rrggbb`. */
  readonly colour: string;
}

/** Creates the site's own files from pictures on another host. */
export interface PictureProcessor {
  /**
   * Processes a picture. Resolves with `null` when that is not possible; the picture then keeps its
   * original address. Never rejects.
   *
   * @param document the document that shows the picture, for the problem report: `product/abc`.
   */
  process(url: string, document: string): Promise<ProcessedPicture | null>;
}
