/** What search engines and shared links show of a page. */
export interface PageMetaTexts {
  /** The page's own title, to which the name of the brand is added. */
  readonly title: string;
  readonly description: string;
}
