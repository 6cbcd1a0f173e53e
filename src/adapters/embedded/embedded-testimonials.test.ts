import { describe, expect, it } from 'vitest';
import { embeddedTestimonials } from './embedded-testimonials';

describe('the testimonials that ship with the site', () => {
  it('the testimonials that ship with the site are four, each with its own name, portrait and colour', async () => {
    const all = await embeddedTestimonials().all();
    expect(all).toHaveLength(4);
    for (const field of ['id', 'name', 'portrait', 'colour', 'text'] as const) {
      expect(new Set(all.map((card) => card[field])).size).toBe(4);
    }
  });

  it('the testimonials that ship with the site are marked as samples, because no client said them', async () => {
    const all = await embeddedTestimonials().all();
    expect(all.every(({ sample }) => sample)).toBe(true);
  });

  it('the testimonials that ship with the site speak of frankincense in rituals, medicine and daily life', async () => {
    for (const { text } of await embeddedTestimonials().all()) {
      expect(text).toMatch(/woven into rituals, medicine and daily life/iu);
    }
  });
});
