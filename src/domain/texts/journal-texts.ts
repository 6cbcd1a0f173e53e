import type { PageMetaTexts } from './page-meta-texts';

/** The texts of the blog list and of the pages of its posts. */
export interface JournalTexts {
  readonly meta: PageMetaTexts;
  readonly lead: string;
  readonly whenEmpty: { readonly heading: string; readonly text: string };
  /** The link on the card of the newest post. */
  readonly readPost: string;
  readonly post: {
    /** The heading above the list of a post's parts. */
    readonly contents: string;
    readonly whenEmpty: string;
    readonly readNext: string;
  };
}
