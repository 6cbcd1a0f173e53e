/** One document of the content: `product/abc`, `post/abc`. */
export type DocumentKey = string;

/** Documents that the site does without, because their own pages cannot be made. */
export interface LeftOut {
  has(document: DocumentKey): boolean;
}
