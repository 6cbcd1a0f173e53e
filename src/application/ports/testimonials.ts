import type { Testimonial } from '../../domain/testimonial';

export interface Testimonials {
  all(): Promise<readonly Testimonial[]>;
}
