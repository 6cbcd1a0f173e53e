import type { CardColour } from '../../../domain/shared/testimonial';

interface CardColours {
  readonly background: string;
  readonly foreground: string;
}

/**
 * The colours of the cards. The contrast ratios of their texts are 12.7, 8.5, 6.2 and 12.5 to 1.
 */
export const TESTIMONIAL_COLOURS: Readonly<Record<CardColour, CardColours>> = {
  forest: { background: '#1F3328', foreground: '#FBF8F1' },
  honey: { background: '#E3B264', foreground: '#17211B' },
  clay: { background: '#8E4A32', foreground: '#FDF6EC' },
  sand: { background: '#E9DFCB', foreground: '#17211B' },
};
