import type { Product } from '../../domain/catalogue/product';
import { READ_POST, type ReadPost } from '../pages/post/read-post';
import type { QueryCache } from '../site/queries/query-cache';
import type { PageSubject } from './page-facts';

/** The product or post of a detail page, found among the page's cached queries. */
export function pageSubject(cache: QueryCache): PageSubject {
  const answers = new Map(cache.cached().map(([[name], answer]) => [name, answer]));
  return {
    product: (answers.get('getProduct') ?? null) as Product | null,
    post: ((answers.get(READ_POST) ?? null) as ReadPost | null)?.post ?? null,
  };
}
