const { isFullAccess } = require('../rights/is-full-access');

/**
 * Strapi lets whoever may `find` also read drafts by `?status=draft`, visitors included. Here only a
 * full-access token may: for everyone else the parameter changes nothing. The two publication filters
 * go the same way, since they tell which published entries are being edited.
 */
module.exports = () => async (ctx, next) => {
  if (!isFullAccess(ctx)) {
    const { status, publicationFilter, hasPublishedVersion, ...query } = ctx.query;
    if (status !== undefined) query.status = 'published';
    ctx.query = query;
  }
  await next();
};
