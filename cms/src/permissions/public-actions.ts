import { PREVIEWED } from '../preview/previewed-types';

/** Everything that a visitor without a token may do. The site's own token has the same rights. */
export const PUBLIC_ACTIONS = [
  ...Object.keys(PREVIEWED).flatMap((type) => [`${type}.find`, `${type}.findOne`]),
  'api::enquiry.enquiry.create',
];
