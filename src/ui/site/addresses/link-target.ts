import type { ProductId } from '../../../domain/catalogue/product';
import type { PostId } from '../../../domain/journal/blog-post';
import { postAddress, productAddress, ROUTES } from '../routes';
import { listPageAddress, listPageIn, placeOf } from './list-pages';

/** What of the content an address needs to have a page. */
export type PageNeed =
  | { readonly of: 'product' | 'post'; readonly id: string }
  | { readonly of: 'products' | 'posts'; readonly page: number };

/** What a path of this site leads to. */
export type LinkTarget =
  | {
      readonly kind: 'page';
      /** As the site itself writes it. */
      readonly address: string;
      /** `null` for a page that is always there. */
      readonly needs: PageNeed | null;
    }
  | { readonly kind: 'file'; readonly address: string };

const DETAIL = /^\/(product|blog)-detail\/([^/]+)$/iu;

const PLAIN: readonly string[] = Object.values(ROUTES).filter(
  (route) => !route.includes(':') && route !== ROUTES.gallery,
);

const LISTS = [
  [ROUTES.products, 'products'],
  [ROUTES.blog, 'posts'],
] as const;

const always = (address: string): LinkTarget => ({ kind: 'page', address, needs: null });

function listPage(path: string): LinkTarget | null {
  const place = placeOf(path);
  const [list, of] = LISTS.find(([address]) => address === place) ?? [];
  const page = listPageIn(path);
  if (list === undefined || of === undefined || page === 1) return null;
  return { kind: 'page', address: listPageAddress(list, page), needs: { of, page } };
}

function decodedPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null; // A per cent sign that is just one: no host has a file for it.
  }
}

/**
 * Where the path of a link leads, however an editor has written it: in capitals, with a slash or
 * `index.html` at its end, percent-encoded. `null` for what no address of the site can be.
 *
 * @param pathname as `URL` has it.
 */
export function linkTarget(pathname: string): LinkTarget | null {
  const decoded = decodedPath(pathname);
  if (decoded === null) return null;
  const path = decoded.replace(/(?:\/index\.html|\/+)$/u, '') || ROUTES.home;
  const [, list, id] = DETAIL.exec(path) ?? [];
  if (list !== undefined && id !== undefined) {
    return list.toLowerCase() === 'product'
      ? { kind: 'page', address: productAddress(id as ProductId), needs: { of: 'product', id } }
      : { kind: 'page', address: postAddress(id as PostId), needs: { of: 'post', id } };
  }
  const lower = path.toLowerCase();
  const [first] = LISTS.map(([address]) => address).filter((one) => lower === `${one}/page/1`);
  if (first !== undefined) return always(first);
  if (PLAIN.includes(lower)) return always(lower);
  return listPage(lower) ?? { kind: 'file', address: decoded };
}
