import type { ShareCard } from '../seo/link-previews/share-card';

/** A rendered page, with the data for serving, caching and indexing it. */
export interface RenderedPage {
  /** 404 when the page does not exist. */
  readonly status: 200 | 404;
  /** The complete HTML document. */
  readonly html: string;
  /**
   * The dehydrated state as JSON, for client-side navigation to this page: see
   * `dehydrated-state.ts`.
   */
  readonly data: string;
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Cache tags of the content that the page was rendered from: see `tracked-port.ts`. The page is
   * stale when any of that content changes.
   */
  readonly tags: ReadonlySet<string>;
  /** The content of the share card (social preview image); `null` for none. */
  readonly shareCard: ShareCard | null;
  /** Problems in the content of the page that an editor should fix, one sentence each. */
  readonly problems: readonly string[];
  /**
   * The search index entry, as JSON, of the document that the page shows in detail; `null` if the
   * page shows no document in detail or if the document has no entry.
   */
  readonly searchEntry: string | null;
  /** Number of pages of the list that the page shows; `null` when it shows none. */
  readonly pageCount: number | null;
}
