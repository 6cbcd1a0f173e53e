import { ROUTES } from '../routes';
import { listPageAddress, listPageIn, placeOf } from './list-pages';

/** As the CMS makes them, and as an owner may: nothing that needs to be written in another way. */
const ID = '[\\w-]{1,64}';

const DETAILS = [ROUTES.product, ROUTES.post].map(
  (route) => new RegExp(`^${route.replace(':id', ID)}$`, 'u'),
);

const LISTS: readonly string[] = [ROUTES.products, ROUTES.blog];

const PLAIN: readonly string[] = Object.values(ROUTES).filter(
  (route) => !route.includes(':') && route !== ROUTES.gallery,
);

const isListPage = (path: string): boolean =>
  LISTS.includes(placeOf(path)) && listPageAddress(placeOf(path), listPageIn(path)) === path;

/**
 * The address that a page of the site has, from the path that is asked for, with or without a slash at its
 * end; `null` where no content could make a page. Whether there is one, the content says.
 */
export function pageAddressOf(path: string): string | null {
  const address = path.replace(/([^/])\/$/u, '$1');
  const isOurs =
    PLAIN.includes(address) ||
    isListPage(address) ||
    DETAILS.some((detail) => detail.test(address));
  return isOurs ? address : null;
}
