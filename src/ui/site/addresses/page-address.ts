import { CONTENT_ROUTES, ROUTES } from '../routes';
import { typeOfList } from './content-routes';
import { listPageAddress, listPageIn, placeOf } from './list-pages';

/**
 * Ids as the CMS generates them or an owner may write them: none contains a character that needs
 * encoding.
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
 * The canonical address of a requested path, with or without a trailing slash; `null` where no
 * content could have a page at it. Only the content decides whether the page exists.
 */
export function pageAddressOf(path: string): string | null {
  const address = path.replace(/([^/])\/$/u, '$1');
  const isOurs =
    PLAIN.includes(address) ||
    isListPage(address) ||
    DOCUMENTS.some((document) => document.test(address));
  return isOurs ? address : null;
}
