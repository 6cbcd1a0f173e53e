import type { Picture } from './picture';

/** The drawings that a card can show instead of a portrait photograph. */
export const PORTRAITS = ['rosette', 'tears', 'burner', 'flower'] as const;
export type Portrait = (typeof PORTRAITS)[number];

/** Background colours of a card. The site uses a text colour with enough contrast for each. */
export const CARD_COLOURS = ['forest', 'honey', 'clay', 'sand'] as const;
export type CardColour = (typeof CARD_COLOURS)[number];

export interface Testimonial {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** The drawing, shown if there is no photograph. */
  readonly portrait: Portrait;
  readonly photograph: Picture | null;
  readonly colour: CardColour;
  /** Whether this is a sample text and not the words of a customer. The card marks a sample. */
  readonly sample: boolean;
}
