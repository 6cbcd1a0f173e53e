import {
  type DocumentKey,
  documentKey,
  type PagedType,
} from '../../../application/content-types/content-types';
import { CONTENT_ROUTES } from '../routes';

const TYPES = Object.keys(CONTENT_ROUTES) as readonly PagedType[];

export const documentAddress = (type: PagedType, id: string): string =>
  CONTENT_ROUTES[type].document.replace(':id', encodeURIComponent(id));

/**
 * Returns the content type and the id in the path of a document's page; `null` for other paths. The
 * case of the path does not matter.
 */
export function documentInPath(path: string): { type: PagedType; id: string } | null {
  for (const type of TYPES) {
    const pattern = CONTENT_ROUTES[type].document.replace(':id', '([^/]+)');
    const id = new RegExp(`^${pattern}$`, 'iu').exec(path)?.[1];
    if (id !== undefined) return { type, id };
  }
  return null;
}

/** Returns the key of the document whose page is at this address; `null` for other pages. */
export function documentAt(address: string): DocumentKey | null {
  const document = documentInPath(address);
  return document && documentKey(document.type, decodeURIComponent(document.id));
}

/** Returns the content type whose list begins at this path; `null` for other paths. */
export const typeOfList = (path: string): PagedType | null =>
  TYPES.find((type) => CONTENT_ROUTES[type].list === path) ?? null;
