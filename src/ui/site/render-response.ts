import { createContext } from 'react';

export interface DocumentMeta {
  /** The whole title, with the name of the brand. */
  readonly title: string;
  readonly description: string;
}

/** What a page reports while it is prerendered, besides its HTML. */
export interface RenderResponse {
  /** Whether the page must render with all its content: `true` while it is prerendered. */
  readonly awaitsContent: boolean;
  /** Sets metadata of the page; the last call wins. */
  head(meta: Partial<DocumentMeta>): void;
  /** Reports that the address has no content: the response is a 404. */
  notFound(): void;
  /** Reports the number of pages of the list that is shown; at least 1. */
  pageCount(count: number): void;
}

/** The default does nothing. It is used in a browser, which has already received the response. */
export const RenderResponseContext = createContext<RenderResponse>({
  awaitsContent: false,
  head() {},
  notFound() {},
  pageCount() {},
});
