export interface Testimonial {
  readonly name: string;
  readonly text: string;
  /** Address of the portrait drawing. */
  readonly image: string;
  readonly backgroundColour: string;
  readonly textColour: string;
  /** Written for the design, not said by a customer: the card says so. */
  readonly sample: boolean;
}
