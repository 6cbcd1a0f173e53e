/**
 * A link in the content files: its label, and its address on this site, for example
 * `/faq#storage`.
 */
export interface ContentLink {
  readonly label: string;
  readonly to: string;
  /** Visually hidden text after the label. It tells apart links with the same label on one page. */
  readonly about?: string;
}
