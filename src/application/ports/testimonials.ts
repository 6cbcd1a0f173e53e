import type { Testimonial } from '../../domain/shared/testimonial';

export interface Testimonials {
  all(): Promise<readonly Testimonial[]>;
}
