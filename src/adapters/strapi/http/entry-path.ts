import { ContentError } from '../../../application/content-error';

/**
 * Ids that no entry can have. An empty id gives the address of the list, `.` and `..` change the
 * path, and a lone surrogate cannot be encoded.
 */
const IMPOSSIBLE_ID = /^\.{0,2}$|\p{Surrogate}/u;

/**
 * The path of one entry: `/products/mg5g…`.
 *
 * @throws ContentError of kind `not-found` for an id that no entry can have.
 */
export function entryPath(list: string, id: string): string {
  if (IMPOSSIBLE_ID.test(id)) throw new ContentError('not-found');
  return `${list}/${encodeURIComponent(id)}`;
}
