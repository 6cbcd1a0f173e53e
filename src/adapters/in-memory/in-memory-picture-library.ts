import type { PictureId, PictureLibrary } from '../../application/ports/picture-library';
import type { Picture } from '../../domain/shared/picture';
import { looksLikePicture } from './picture-signature';
import { refuse } from './refuse-write';

export interface InMemoryPictureLibrary extends PictureLibrary {
  pictureOf(id: PictureId): Picture | null;
}

/**
 * Stores each picture as a `data:` URL without its width and height, like a CMS that could not read
 * them.
 */
export function inMemoryPictureLibrary(): InMemoryPictureLibrary {
  const stored = new Map<PictureId, Picture>();
  return {
    async store({ type, bytes, alt }) {
      if (!looksLikePicture(type, bytes)) refuse(['files']);
      const id = `picture-${stored.size + 1}` as PictureId;
      const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      const url = `data:${type};base64,${data}`;
      const unknown = {
        width: null,
        height: null,
        renditions: [],
        sources: [],
        colour: null,
        focus: null,
      };
      stored.set(id, { url, alt, ...unknown });
      return id;
    },
    pictureOf: (id) => stored.get(id) ?? null,
  };
}
