import { TEXT_UIDS } from '../page-texts/text-types';
import { PREVIEWED } from '../preview/previewed-types';

/**
 * Every action that a visitor without a token may perform. The site's own token has the same
 * rights.
 */
export const PUBLIC_ACTIONS = [
  ...Object.keys(PREVIEWED).flatMap((type) => [`${type}.find`, `${type}.findOne`]),
  'api::testimonial.testimonial.find',
  'api::question.question.find',
  'api::redirect.redirect.find',
  'api::site.site.find',
  ...TEXT_UIDS.map((type) => `${type}.find`),
  'api::enquiry.enquiry.create',
];
