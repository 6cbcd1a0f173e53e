import { createContext } from 'react';
import type { PageMeta } from '../content/meta/page-meta';

/** What is said with a page that is drawn ahead of its visitors, beside its HTML. */
export interface RenderResponse {
  /** What the page says of itself; the last word counts. */
  head(meta: Partial<PageMeta>): void;
  /** What the address asks for is not there. */
  notFound(): void;
}

/** In a browser nobody listens: the answer has been given. */
export const RenderResponseContext = createContext<RenderResponse>({ head() {}, notFound() {} });
