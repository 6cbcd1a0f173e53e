import { ContentError } from '../../application/content-error';
import type { PictureId, PictureLibrary } from '../../application/ports/picture-library';
import type { StrapiClient } from './http/strapi-client';
import { readWire } from './wire/read-wire';
import { uploadedWire } from './wire/strapi-wire';

/** Time limit of an upload. It is long, because the CMS resizes the picture before it responds. */
const TIME_LIMIT_MS = 60_000;

export function strapiPictureLibrary(client: StrapiClient): PictureLibrary {
  return {
    async store({ name, type, bytes, alt }) {
      const form = new FormData();
      form.append('files', new Blob([bytes], { type }), name);
      form.append('fileInfo', JSON.stringify({ name, alternativeText: alt }));
      const answer = await client.call('POST', '/upload', {
        body: form,
        timeLimitMs: TIME_LIMIT_MS,
      });
      const [file] = readWire(uploadedWire, answer);
      // The CMS does not check the type of a file whose signature it does not know. Check here that
      // the file is a picture: only a picture has a width.
      if (file === undefined || file.width === null) throw new ContentError('bad-request');
      return file.documentId as PictureId;
    },
  };
}
