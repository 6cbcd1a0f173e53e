import type { Core } from '@strapi/strapi';
import type { LaunchCheck } from './launch-check';
import { panelPlace } from './panel-link';

const TYPE = 'api::testimonial.testimonial';
/** Maximum number of testimonials to name; further ones are only counted. */
const MAX_NAMED = 3;

const listed = (names: readonly string[]) => {
  const first = names.slice(0, MAX_NAMED).map((name) => `“${name}”`);
  const more = names.length - first.length;
  return more > 0 ? `${first.join(', ')} and ${more} more` : first.join(', ');
};

/**
 * Checks that no published testimonial is marked as a sample. While no testimonial is published,
 * the site shows the shipped ones. They are samples too.
 */
export const samples = async (strapi: Core.Strapi): Promise<readonly LaunchCheck[]> => {
  const published = await strapi.db
    .query(TYPE)
    .findMany({ select: ['name', 'sample'], where: { publishedAt: { $notNull: true } } });
  const names = published.filter(({ sample }) => sample).map(({ name }) => String(name));
  const line = (state: LaunchCheck['state'], sentence: string): LaunchCheck => ({
    state,
    sentence,
    ...panelPlace(strapi, TYPE),
  });
  if (published.length === 0)
    return [
      line(
        'to-do',
        'No testimonial is published, so the site shows the samples that ship with it.',
      ),
    ];
  if (names.length > 0)
    return [line('to-do', `The site shows sample testimonials: ${listed(names)}.`)];
  return [line('done', 'None of the testimonials is a sample.')];
};
