import type { Testimonials } from '../../application/ports/testimonials';
import type { Testimonial } from '../../domain/shared/testimonial';

/**
 * Sample content: no client said these words. Replace it by adding testimonials of real clients,
 * with their consent, in the CMS. Until then each card is marked as a sample.
 */
export const SHIPPED_TESTIMONIALS: readonly Testimonial[] = (
  [
    {
      name: 'Amina',
      text: 'Frankincense is woven into rituals, medicine and daily life. One breath of resin and citrus, and a room feels looked after.',
      portrait: 'rosette',
      colour: 'forest',
    },
    {
      name: 'Jonas',
      text: 'Frankincense was woven into rituals, medicine and daily life long before I met it. It is still new each time I open the bottle.',
      portrait: 'tears',
      colour: 'honey',
    },
    {
      name: 'Leila',
      text: 'At home, frankincense is woven into rituals, medicine and daily life. To me it smells of pepper, lemon peel and warm stone.',
      portrait: 'burner',
      colour: 'clay',
    },
    {
      name: 'Yusuf',
      text: 'My grandmother knew frankincense as woven into rituals, medicine and daily life. I keep a few tears on the shelf simply for their scent.',
      portrait: 'flower',
      colour: 'sand',
    },
  ] as const
).map((testimonial) => ({
  ...testimonial,
  id: testimonial.name,
  photograph: null,
  sample: true,
}));

/** The testimonials that the site shows until the CMS contains testimonials. */
export const embeddedTestimonials = (): Testimonials => ({
  all: async () => SHIPPED_TESTIMONIALS,
});
