/** Explains how to order: on the home, product, questions and enquiry pages. */
export interface HowToOrderTexts {
  readonly heading: string;
  /** The numbered steps. */
  readonly steps: readonly string[];
  /** The link to the enquiry page. */
  readonly link: string;
}
