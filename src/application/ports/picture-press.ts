import type { PictureFile } from '../../domain/shared/picture';

export interface PrintedPicture {
  /** In modern formats, the fallback's last. */
  readonly files: readonly PictureFile[];
  /** The dominant one, as `#rrggbb`. */
  readonly colour: string;
}

/** Makes the site's own files of pictures that lie elsewhere. */
export interface PicturePress {
  /**
   * `null` for a picture that stays where it is, whatever the reason. Never rejects.
   *
   * @param document the one that shows it, for the report: `product/abc`.
   */
  print(url: string, document: string): Promise<PrintedPicture | null>;
}
