import {
  type ContentType,
  documentKey,
  tagsOfCall,
} from '../../application/content-types/content-types';
import { decoratedPort } from '../../application/content-types/decorated-port';
import type { PictureProcessor } from '../../application/ports/picture-processor';
import { isPicture, type Picture, pictureFromFiles } from '../../domain/shared/picture';

async function rewrittenPicture(
  processor: PictureProcessor,
  picture: Picture,
  document: string,
): Promise<Picture> {
  const processed = await processor.process(picture.url, document);
  if (processed === null) return picture;
  const { alt, colour, focus } = picture;
  return pictureFromFiles(processed.files, { alt, colour: colour ?? processed.colour, focus });
}

/**
 * Wraps the port of a content type so that processed pictures, which the site serves, replace those
 * of the CMS anywhere in an answer. Pictures within Markdown keep their addresses.
 */
export function imageRewritingPort<Port extends object>(
  port: Port,
  type: ContentType,
  processor: PictureProcessor,
): Port {
  /**
   * Returns a copy of the value with processed pictures.
   *
   * @param document the key of the document that contains the value, or the cache tag of a list,
   * for the problem report.
   */
  async function rewritten(value: unknown, document: string): Promise<unknown> {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return Promise.all(value.map((one) => rewritten(one, document)));
    if (isPicture(value)) return rewrittenPicture(processor, value, document);
    const { id } = value as { id?: unknown };
    const own = typeof id === 'string' ? documentKey(type, id) : document;
    const entries = Object.entries(value).map(
      async ([name, one]) => [name, await rewritten(one, own)] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  }

  return decoratedPort(
    port,
    (ask, method) =>
      async (...args) =>
        rewritten(await ask(...args), tagsOfCall(type, method, args)[0] ?? type),
  );
}
