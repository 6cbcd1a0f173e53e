/**
 * A link as the content files write it: the words, and an address on this site such as
 * `/faq#storage`.
 */
export interface ContentLink {
  readonly label: string;
  readonly to: string;
  /** Read out after the label, where another link of the page is called the same. */
  readonly about?: string;
}
