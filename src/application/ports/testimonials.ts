import type { Testimonial } from '../../domain/shared/testimonial';

export interface Testimonials {
  /** Returns all testimonials in display order. Rejects with a `ContentError` on failure. */
  all(): Promise<readonly Testimonial[]>;
}
