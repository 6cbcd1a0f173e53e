import type { Brand } from '../../domain/shared/brand';

export type PictureId = Brand<string, 'PictureId'>;

export interface PictureUpload {
  /** With its ending: `hero.jpg`. */
  readonly name: string;
  /** `image/jpeg`, `image/png`, `image/webp` or `image/avif`. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly alt: string;
}

/** Where pictures are stored, for products and posts to refer to. */
export interface PictureLibrary {
  /** Rejects with a `ContentError`, of kind `bad-request` when the file is no picture. */
  store(file: PictureUpload): Promise<PictureId>;
}
