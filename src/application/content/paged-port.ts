import type { Page } from '../../domain/shared/page';

/** A document as lists contain it. */
export interface ListedDocument {
  readonly id: string;
  readonly title: string;
  /** ISO date and time of the last edit; `null` when unknown. */
  readonly changedAt: string | null;
}

type Listed = Page<ListedDocument> & { readonly unsupportedFilters?: readonly string[] };

/** The methods that the ports of all types with pages share. Publishing uses only these. */
export interface PagedPort {
  search(query: { readonly page: number; readonly pageSize?: number }): Promise<Listed>;
  byId(id: string): Promise<ListedDocument | null>;
}
