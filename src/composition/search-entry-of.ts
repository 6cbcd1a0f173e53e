import { postEntry, productEntry } from '../adapters/search-index/search-entries';
import type { PagedType } from '../application/content-types/content-types';
import type { Product } from '../domain/catalogue/product';

/** A page’s content type, with its document if that type has entries in the search index. */
type Subject =
  | { readonly contentType: 'product'; readonly document: Product }
  | { readonly contentType: 'blog'; readonly document: Parameters<typeof postEntry>[0] }
  | { readonly contentType: Exclude<PagedType, 'product' | 'blog'> };

/**
 * Returns the search index entry of a document. The in-memory catalogue needs no index, because
 * browsers load the whole catalogue.
 */
export function searchEntryOf(subject: Subject | null): string | null {
  if (__CATALOGUE__ !== 'strapi' || subject === null) return null;
  if (subject.contentType === 'product') return JSON.stringify(productEntry(subject.document));
  return subject.contentType === 'blog' ? JSON.stringify(postEntry(subject.document)) : null;
}
