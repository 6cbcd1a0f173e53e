import { listAddress } from '../../list/list-address';
import { postQueryIn, postSearchOf } from '../../site/addresses/post-query-address';
import { ROUTES } from '../../site/routes';

/** Provider and hook for the blog list's query, which is stored in the URL. */
export const [PostListAddress, usePostQuery] = listAddress({
  path: ROUTES.blog,
  read: postQueryIn,
  write: postSearchOf,
});
