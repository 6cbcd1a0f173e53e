/** A page that can be opened without a network. */
export interface CachedPage {
  /** `/about` */
  readonly path: string;
  /** The title of its document. */
  readonly title: string;
}
