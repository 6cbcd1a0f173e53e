export interface Testimonial {
  readonly name: string;
  readonly text: string;
  /** URL of the portrait drawing. */
  readonly image: string;
  readonly backgroundColour: string;
  readonly textColour: string;
  /** Whether this is a sample text and not the words of a customer. The card marks a sample. */
  readonly sample: boolean;
}
