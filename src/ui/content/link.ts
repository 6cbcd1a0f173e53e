/**
 * A link in the content files: its label, and its address on this site, for example
 * `/faq#storage`.
 */
export interface ContentLink {
  readonly label: string;
  readonly to: string;
  /** Visually hidden text after the label. It distinguishes links of one page with equal labels. */
  readonly about?: string;
}
