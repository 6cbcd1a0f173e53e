import type { QueryClient } from '@tanstack/react-query';
import type { Product } from '../../domain/catalogue/product';
import { READ_POST, type ReadPost } from '../pages/post/read-post';
import type { PageSubject } from './page-facts';

/** The one document that a page is of, among all that was read for it. */
export function pageSubject(client: QueryClient): PageSubject {
  const read = (name: string): unknown =>
    client.getQueryCache().find({ queryKey: [name], exact: false })?.state.data ?? null;
  return {
    product: read('getProduct') as Product | null,
    post: (read(READ_POST) as ReadPost | null)?.post ?? null,
  };
}
