import type { Page } from '../../domain/shared/page';

/** The fields of a document that every list entry contains. */
export interface ListedDocument {
  readonly id: string;
  readonly title: string;
  /** ISO date and time of the last edit; `null` when unknown. */
  readonly changedAt: string | null;
}

type Listed = Page<ListedDocument> & { readonly unsupportedFilters?: readonly string[] };

/**
 * The methods that are common to the ports of all content types with pages. Publishing calls only
 * these methods.
 */
export interface PagedPort {
  search(query: { readonly page: number; readonly pageSize?: number }): Promise<Listed>;
  byId(id: string): Promise<ListedDocument | null>;
}
