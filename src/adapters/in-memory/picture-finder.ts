import type { PictureId } from '../../application/ports/picture-library';
import type { Picture } from '../../domain/shared/picture';
import { refuse } from './refuse-write';

export type PictureOf = (id: PictureId) => Picture | null;

/**
 * Returns a function that finds the picture with an id from a draft. If the library has no such
 * picture, the function rejects the write and names the field.
 */
export const pictureFinder =
  (pictureOf: PictureOf) =>
  (id: PictureId | null, field: string): Picture | null =>
    id === null ? null : (pictureOf(id) ?? refuse([field]));
