const { createCoreRouter } = require('@strapi/strapi').factories;

const publishedOnly = { middlewares: ['global::published-only'] };

module.exports = createCoreRouter('api::product.product', {
  config: { find: publishedOnly, findOne: publishedOnly },
});
