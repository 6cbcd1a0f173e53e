import type { ProductId } from '../../../domain/catalogue/product';
import type { PostId } from '../../../domain/journal/blog-post';
import { postAddress, productAddress, ROUTES } from '../routes';
import { listPageAddress, listPageIn, placeOf } from './list-pages';

/** The content that an address needs in order to have a page. */
export type PageNeed =
  | { readonly of: 'product' | 'post'; readonly id: string }
  | { readonly of: 'products' | 'posts'; readonly page: number };

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

const DETAIL = /^\/(product|blog)-detail\/([^/]+)$/iu;

const PLAIN: readonly string[] = Object.values(ROUTES).filter(
  (route) => !route.includes(':') && route !== ROUTES.gallery,
);

const LISTS = [
  [ROUTES.products, 'products'],
  [ROUTES.blog, 'posts'],
] as const;

const staticPage = (address: string): LinkTarget => ({ kind: 'page', address, needs: null });

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
    return null; // Not a valid percent escape: no host has a file for it.
  }
}

/**
 * What the path of a link refers to, in whatever form an editor wrote it: in capitals, with a
 * trailing slash or `index.html`, percent-encoded. `null` for what cannot be an address of the
 * site.
 *
 * @param pathname as `URL` returns it.
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
  if (first !== undefined) return staticPage(first);
  if (PLAIN.includes(lower)) return staticPage(lower);
  return listPage(lower) ?? { kind: 'file', address: decoded };
}
