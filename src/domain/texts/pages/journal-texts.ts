import type { PageMetaTexts } from '../page-meta-texts';

/** The texts of the blog list. */
export interface JournalTexts {
  readonly meta: PageMetaTexts;
  readonly lead: string;
  readonly whenEmpty: { readonly heading: string; readonly text: string };
  /** The link on the card of the newest post. */
  readonly readPost: string;
}
