/** A page that can be opened without a network. */
export interface CachedPage {
  /** `/about` */
  readonly path: string;
  /** Of its document. */
  readonly title: string;
}
