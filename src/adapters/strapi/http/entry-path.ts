import { ContentError } from '../../../application/content-error';

/** The list has the address with an empty id, dots climb out of it, half a character has no address. */
const NOBODYS = /^\.{0,2}$|\p{Surrogate}/u;

/**
 * The path of one entry: `/products/mg5g…`.
 *
 * @throws ContentError of kind `not-found` for an id that nothing can have.
 */
export function entryPath(list: string, id: string): string {
  if (NOBODYS.test(id)) throw new ContentError('not-found');
  return `${list}/${encodeURIComponent(id)}`;
}
