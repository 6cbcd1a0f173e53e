import {
  type ContentType,
  type DocumentKey,
  dependsOn,
  documentKey,
} from '../../application/content-types/content-types';
import { decoratedPort, type Method } from '../../application/content-types/decorated-port';

/** Documents that the site leaves out, because a page cannot be rendered with them. */
export interface ExcludedDocuments {
  has(document: DocumentKey): boolean;
}

interface Neighbours {
  readonly previous: object | null;
  readonly next: object | null;
}

const isNeighbours = (answer: object): answer is Neighbours =>
  'previous' in answer && 'next' in answer;

/**
 * Wraps the port of a content type so that its answers leave out the excluded documents. Totals
 * stay unchanged, so a list page may have fewer items.
 */
export function portWithout<Port extends object>(
  port: Port,
  type: ContentType,
  excluded: ExcludedDocuments,
): Port {
  const isIncluded = (item: unknown) => {
    const { id } = Object(item) as { id?: unknown };
    return typeof id !== 'string' || !excluded.has(documentKey(type, id));
  };

  /** Returns the nearest neighbour on one side that is not excluded; `null` when there is none. */
  async function nearest(ask: Method, side: keyof Neighbours, found: Neighbours, more: unknown) {
    let one = found[side];
    while (one !== null && !isIncluded(one)) one = ((await ask(one, more)) as Neighbours)[side];
    return one;
  }

  return decoratedPort(port, (ask, method) => async (...args) => {
    if (dependsOn(type, method) === 'document' && !isIncluded({ id: args[0] })) return null;
    const answer = await ask(...args);
    if (Array.isArray(answer)) return answer.filter(isIncluded);
    if (typeof answer !== 'object' || answer === null) return answer;
    if ('items' in answer && Array.isArray(answer.items)) {
      return { ...answer, items: answer.items.filter(isIncluded) };
    }
    if (!isNeighbours(answer)) return answer;
    return {
      previous: await nearest(ask, 'previous', answer, args[1]),
      next: await nearest(ask, 'next', answer, args[1]),
    };
  });
}
