import type { Testimonial } from '../../../domain/shared/testimonial';
import type { Testimonials } from '../../ports/testimonials';

export const getTestimonials =
  (testimonials: Testimonials) => (): Promise<readonly Testimonial[]> =>
    testimonials.all();
