/** What search engines and shared links show of a page. */
export interface PageMetaTexts {
  /** The title of the page without the name of the brand, which the site appends. */
  readonly title: string;
  readonly description: string;
}
