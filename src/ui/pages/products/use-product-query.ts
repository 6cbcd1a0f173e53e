import { listAddress } from '../../list/list-address';
import { productQueryIn, searchOf } from '../../site/addresses/product-query-address';
import { ROUTES } from '../../site/routes';

/** Provider and hook for the product list's query, which is stored in the URL. */
export const [ProductListAddress, useProductQuery] = listAddress({
  path: ROUTES.products,
  read: productQueryIn,
  write: searchOf,
});
