/** Key of a document of the content: `product/abc`, `post/abc`. */
export type DocumentKey = string;

/** Documents that the site leaves out because their own pages cannot be rendered. */
export interface ExcludedDocuments {
  has(document: DocumentKey): boolean;
}
