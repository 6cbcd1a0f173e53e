import { expect, it } from 'vitest';

import type { Testimonial } from '../../../domain/shared/testimonial';
import { getTestimonials } from './get-testimonials';

it('getTestimonials returns the testimonials in the order of the port', async () => {
  const named = (name: string): Testimonial => ({
    id: name,
    name,
    text: 'It smells of lemon.',
    portrait: 'tears',
    photograph: null,
    colour: 'sand',
    sample: true,
  });
  const testimonials = [named('Sagal'), named('Amina')];
  expect(await getTestimonials({ all: async () => testimonials })()).toEqual(testimonials);
});
