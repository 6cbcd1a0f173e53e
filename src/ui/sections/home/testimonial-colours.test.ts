import { expect, it } from 'vitest';
import { TESTIMONIAL_COLOURS } from './testimonial-colours';
import { PORTRAIT_URLS } from './testimonial-portraits';

const linear = (channel: number): number =>
  channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Relative luminance of `#rrggbb`, as WCAG 2.2 defines it. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

it.each(Object.entries(TESTIMONIAL_COLOURS))(
  'the text of a testimonial can be read on %s',
  (_, { background, foreground }) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(4.5);
  },
);

it.each(Object.entries(PORTRAIT_URLS))(
  'the drawing %s is loaded from a file, which a strict content policy allows',
  (name, url) => {
    expect(url).toMatch(new RegExp(`^[^:]*portrait-${name}[^:]*\\.svg(?:\\?.*)?$`, 'u'));
  },
);
