import type { Testimonial } from '../../domain/shared/testimonial';

export interface Testimonials {
  /** In the order in which they are shown. Rejects with a `ContentError`. */
  all(): Promise<readonly Testimonial[]>;
}
