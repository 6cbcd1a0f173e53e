/**
 * A link as the content files write it: the words, and an address on this site such as
 * `/faq#storage`.
 */
export interface ContentLink {
  readonly label: string;
  readonly to: string;
  /** Visually hidden text after the label, if another link on the page has the same label. */
  readonly about?: string;
}
