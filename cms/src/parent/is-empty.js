/** Does the CMS hold no product and no blog post, drafts included? */
const isEmpty = async (strapi) => {
  for (const type of ['api::product.product', 'api::blog.blog'])
    if ((await strapi.db.query(type).count()) > 0) return false;
  return true;
};

module.exports = { isEmpty };
