import type { ProblemLog } from '../../../application/ports/problem-log';
import type { Testimonials } from '../../../application/ports/testimonials';
import { byPosition } from '../../../domain/shared/by-position';
import type { StrapiClient } from '../http/strapi-client';
import { reportOnce } from '../wire/report-once';
import { readCollection } from './read-collection';
import { toTestimonial } from './to-testimonial';

/**
 * Reads testimonials.
 *
 * @param defaults the testimonials to return where the CMS has no readable ones.
 */
export function strapiTestimonials(
  client: StrapiClient,
  problems: ProblemLog,
  defaults: Testimonials,
): Testimonials {
  const log = reportOnce(problems, 'testimonial');
  return {
    async all() {
      const read = (value: unknown) => toTestimonial(value, client.host);
      const found = await readCollection(client, '/testimonials', read, 'testimonial', log);
      if (found.length === 0) return defaults.all();
      return [...found].sort(byPosition).map(({ position: _, ...testimonial }) => testimonial);
    },
  };
}
