/**
 * A link in the content files: its label, and its address on this site, for example
 * `/faq#storage`.
 */
export interface ContentLink {
  readonly label: string;
  readonly to: string;
  /** Visually hidden text after the label, if another link on the page has the same label. */
  readonly about?: string;
}
