const { PayloadTooLargeError } = require('@strapi/utils').errors;

// The longest message the schema takes is 4,000 characters: 24 kB even with every one of them escaped.
const MOST_BYTES = 64 * 1024;

/** Refuses a large enquiry by its announced length, before its body is read. Stands before strapi::body. */
module.exports = () => async (ctx, next) => {
  const isEnquiry = ctx.method === 'POST' && /^\/api\/enquiries\/?$/.test(ctx.path);
  if (isEnquiry && ctx.request.length > MOST_BYTES)
    throw new PayloadTooLargeError('request entity too large');
  await next();
};
