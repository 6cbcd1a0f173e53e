import type { Brand } from '../../domain/shared/branded-type';

export type PictureId = Brand<string, 'PictureId'>;

export interface PictureUpload {
  /** File name with its extension: `hero.jpg`. */
  readonly name: string;
  /** `image/jpeg`, `image/png`, `image/webp` or `image/avif`. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly alt: string;
}

/** Stores pictures that products and posts refer to. */
export interface PictureLibrary {
  /** Rejects with a `ContentError`, of kind `bad-request` if the file is not a picture. */
  store(file: PictureUpload): Promise<PictureId>;
}
