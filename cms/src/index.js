const { closeRegistration } = require('./rights/close-registration');
const { grantPublicActions } = require('./rights/grant-public-actions');
const { keepTokens } = require('./rights/keep-tokens');

module.exports = {
  async bootstrap({ strapi }) {
    await closeRegistration(strapi);
    await grantPublicActions(strapi);
    await keepTokens(strapi, {
      siteKey: process.env.STRAPI_SITE_TOKEN,
      writeKey: process.env.STRAPI_WRITE_TOKEN,
    });
  },
};
