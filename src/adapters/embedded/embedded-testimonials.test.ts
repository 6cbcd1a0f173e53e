import { describe, expect, it } from 'vitest';
import { embeddedTestimonials } from './embedded-testimonials';

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

describe('the testimonials that ship with the site', () => {
  it('are four, each with its own name, portrait and background', async () => {
    const all = await embeddedTestimonials().all();
    expect(all).toHaveLength(4);
    for (const field of ['name', 'image', 'backgroundColour', 'text'] as const) {
      expect(new Set(all.map((card) => card[field])).size).toBe(4);
    }
  });

  it('are marked as samples, because no client said them', async () => {
    const all = await embeddedTestimonials().all();
    expect(all.every(({ sample }) => sample)).toBe(true);
  });

  it('speak of frankincense in rituals, medicine and daily life', async () => {
    for (const { text } of await embeddedTestimonials().all()) {
      expect(text).toMatch(/woven into rituals, medicine and daily life/iu);
    }
  });

  it('have readable text on their backgrounds', async () => {
    for (const { textColour, backgroundColour } of await embeddedTestimonials().all()) {
      expect(contrast(textColour, backgroundColour)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('load their portraits from files, which a strict content policy allows', async () => {
    for (const { image } of await embeddedTestimonials().all()) {
      expect(image).toMatch(/^[^:]*portrait-[a-z]+[^:]*\.svg(?:\?.*)?$/u);
    }
  });
});
