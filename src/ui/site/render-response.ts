import { createContext } from 'react';
import type { PageMeta } from '../content/meta/page-meta';

/** What a prerendered page returns besides its HTML. */
export interface RenderResponse {
  /** Whether the response is sent only when all content of the page has loaded. */
  readonly awaitsContent: boolean;
  /** Sets metadata of the page; the last call wins. */
  head(meta: Partial<PageMeta>): void;
  /** Reports that the address has no content: the response is a 404. */
  notFound(): void;
  /** Reports how many pages the list has that the page shows; at least 1. */
  pageCount(count: number): void;
}

/** A no-op in a browser, where the response has been sent already. */
export const RenderResponseContext = createContext<RenderResponse>({
  awaitsContent: false,
  head() {},
  notFound() {},
  pageCount() {},
});
