import type { PictureFile } from '../../domain/shared/picture';

export interface ProcessedPicture {
  /** In modern formats, the fallback's last. */
  readonly files: readonly PictureFile[];
  /** The dominant one, as `#rrggbb`. */
  readonly colour: string;
}

/** Makes the site's own files of pictures that lie elsewhere. */
export interface PictureProcessor {
  /**
   * `null` for a picture that stays where it is, whatever the reason. Never rejects.
   *
   * @param document the one that shows it, for the report: `product/abc`.
   */
  process(url: string, document: string): Promise<ProcessedPicture | null>;
}
