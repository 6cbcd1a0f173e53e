export interface Testimonial {
  readonly name: string;
  readonly text: string;
  /** Address of the portrait drawing. */
  readonly image: string;
  readonly backgroundColour: string;
  readonly textColour: string;
  /** Whether it is a sample text of the design, not a quote of a customer; the card says so. */
  readonly sample: boolean;
}
