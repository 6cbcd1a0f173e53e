const { createCoreRouter } = require('@strapi/strapi').factories;

const publishedOnly = { middlewares: ['global::published-only'] };

module.exports = createCoreRouter('api::blog.blog', {
  config: { find: publishedOnly, findOne: publishedOnly },
});
