import { CONTENT_TYPES } from '../content-types/content-types';
import { TEXT_UIDS } from '../page-texts/text-types';

/**
 * Every action that a visitor without a token may perform. The site's own token has the same
 * rights.
 */
export const PUBLIC_ACTIONS = [
  ...CONTENT_TYPES.flatMap((type) => [
    `${type.uid}.find`,
    ...(type.page ? [`${type.uid}.findOne`] : []),
  ]),
  ...TEXT_UIDS.map((type) => `${type}.find`),
  'api::enquiry.enquiry.create',
];
