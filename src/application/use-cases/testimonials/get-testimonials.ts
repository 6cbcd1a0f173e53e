import type { Testimonial } from '../../../domain/shared/testimonial';
import type { Testimonials } from '../../ports/testimonials';

export type GetTestimonials = () => Promise<readonly Testimonial[]>;

export const getTestimonials =
  (testimonials: Testimonials): GetTestimonials =>
  () =>
    testimonials.all();
