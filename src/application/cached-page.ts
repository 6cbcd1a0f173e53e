/** A page that can be opened without a network. */
export interface CachedPage {
  /** Path of the page, such as `/about`. */
  readonly path: string;
  /** The `<title>` of the page. */
  readonly title: string;
}
