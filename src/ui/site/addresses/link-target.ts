import type { PagedType } from '../../../application/content-types/content-types';
import { ROUTES } from '../routes';
import { documentAddress, documentInPath, typeOfList } from './content-routes';
import { listPageAddress, listPageIn, placeOf } from './list-pages';

/** The content that must exist for an address to have a page. */
export type PageNeed =
  | { readonly type: PagedType; readonly id: string }
  | { readonly type: PagedType; readonly page: number };

/** What a path of this site refers to. */
export type LinkTarget =
  | {
      readonly kind: 'page';
      /** The canonical address. */
      readonly address: string;
      /** `null` for a page that always exists. */
      readonly needs: PageNeed | null;
    }
  | { readonly kind: 'file'; readonly address: string };

const PLAIN: readonly string[] = Object.values(ROUTES).filter(
  (route) => !route.includes(':') && route !== ROUTES.gallery,
);

const staticPage = (address: string): LinkTarget => ({ kind: 'page', address, needs: null });

function listPage(path: string): LinkTarget | null {
  const list = placeOf(path);
  const type = typeOfList(list);
  const page = listPageIn(path);
  if (type === null || page === 1) return null;
  return { kind: 'page', address: listPageAddress(list, page), needs: { type, page } };
}

function decodedPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null; // `decodeURIComponent` throws for an invalid percent escape. No server has a file at such a path.
  }
}

/**
 * Returns what the path of a link refers to. Editors may have written the path in capitals, with a
 * trailing slash or `index.html`, or percent-encoded. Returns `null` for a path that cannot be an
 * address of the site.
 *
 * @param pathname as the `pathname` of a `URL`.
 */
export function linkTarget(pathname: string): LinkTarget | null {
  const decoded = decodedPath(pathname);
  if (decoded === null) return null;
  const path = decoded.replace(/(?:\/index\.html|\/+)$/u, '') || ROUTES.home;
  const document = documentInPath(path);
  if (document !== null) {
    const { type, id } = document;
    return { kind: 'page', address: documentAddress(type, id), needs: document };
  }
  const lower = path.toLowerCase();
  const list = placeOf(lower);
  if (typeOfList(list) !== null && lower === `${list}/page/1`) return staticPage(list);
  if (PLAIN.includes(lower)) return staticPage(lower);
  return listPage(lower) ?? { kind: 'file', address: decoded };
}
