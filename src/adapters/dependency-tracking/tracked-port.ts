import {
  type ContentType,
  dependsOn,
  documentKey,
  tagsOfCall,
} from '../../application/content-types/content-types';
import { decoratedPort } from '../../application/content-types/decorated-port';

/**
 * Returns the ids of the documents in the answer to a list query. The answer is an array, a page of
 * a list, or the neighbours of a post.
 */
function idsIn(answer: unknown): readonly string[] {
  const { items = answer } = Object(answer) as { items?: unknown };
  return Object.values(Object(items)).flatMap((item: unknown) => {
    const { id } = Object(item) as { id?: unknown };
    return typeof id === 'string' ? [id] : [];
  });
}

/**
 * Wraps the port of a content type so that each call adds to `tags` what its answer depends on. A
 * call for one document adds the key of the document, such as `product/abc`, even if it does not
 * exist. A call for a single type adds its name, such as `home`. A call for a list adds the tags of
 * the list, such as `product`, and the keys of the documents in the answer.
 */
export const trackedPort = <Port extends object>(
  port: Port,
  type: ContentType,
  tags: Set<string>,
): Port =>
  decoratedPort(port, (ask, method) => async (...args) => {
    for (const tag of tagsOfCall(type, method, args)) tags.add(tag);
    const answer = await ask(...args);
    if (dependsOn(type, method) === 'list') {
      for (const id of idsIn(answer)) tags.add(documentKey(type, id));
    }
    return answer;
  });
