import { CONTENT_ROUTES, ROUTES } from '../routes';
import { typeOfList } from './content-routes';
import { listPageAddress, listPageIn, placeOf } from './list-pages';

/**
 * Pattern of document ids, which the CMS generates or the owner writes. The pattern allows no
 * character that needs percent-encoding.
 */
const ID = '[\\w-]{1,64}';

const DOCUMENTS = Object.values(CONTENT_ROUTES).map(
  ({ document }) => new RegExp(`^${document.replace(':id', ID)}$`, 'u'),
);

const PLAIN: readonly string[] = Object.values(ROUTES).filter(
  (route) => !route.includes(':') && route !== ROUTES.gallery,
);

const isListPage = (path: string): boolean =>
  typeOfList(placeOf(path)) !== null && listPageAddress(placeOf(path), listPageIn(path)) === path;

/**
 * Returns the canonical address of a requested path, which may have a trailing slash; `null` when
 * the path cannot have a page, whatever the content. Whether the page really exists depends on the
 * content.
 */
export function canonicalAddressOf(path: string): string | null {
  const address = path.replace(/([^/])\/$/u, '$1');
  const isOurs =
    PLAIN.includes(address) ||
    isListPage(address) ||
    DOCUMENTS.some((document) => document.test(address));
  return isOurs ? address : null;
}
