/** Everything that a visitor without a token may do. The site's own token has the same rights. */
export const PUBLIC_ACTIONS = [
  'api::product.product.find',
  'api::product.product.findOne',
  'api::blog.blog.find',
  'api::blog.blog.findOne',
  'api::enquiry.enquiry.create',
];
