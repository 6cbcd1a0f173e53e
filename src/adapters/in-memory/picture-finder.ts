import type { PictureId } from '../../application/ports/picture-library';
import type { Picture } from '../../domain/shared/picture';
import { refuse } from './refusal';

export type PictureOf = (id: PictureId) => Picture | null;

/**
 * Returns a function that finds the stored picture to which a field of a draft refers, and refuses
 * a picture that is not in the library.
 */
export const pictureFinder =
  (pictureOf: PictureOf) =>
  (id: PictureId | null, field: string): Picture | null =>
    id === null ? null : (pictureOf(id) ?? refuse([field]));
