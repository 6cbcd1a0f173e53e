import type { PictureId } from '../../application/ports/picture-library';
import type { Picture } from '../../domain/shared/picture';
import { refuse } from './refusal';

export type PictureOf = (id: PictureId) => Picture | null;

/** Finds the stored picture that a draft refers to, and refuses one that is not in the library. */
export const pictureFinder =
  (pictureOf: PictureOf) =>
  (id: PictureId | null, field: string): Picture | null =>
    id === null ? null : (pictureOf(id) ?? refuse([field]));
