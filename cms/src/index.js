const { takeOwnTemporaryFolder } = require('./bodies/own-temporary-folder');
const { answerParent } = require('./parent/answer-parent');
const { isEmpty } = require('./parent/is-empty');
const { routesOf } = require('./parent/routes-of');
const { closeRoutes } = require('./rights/close-routes');
const { closeRegistration } = require('./rights/close-registration');
const { makeFirstAdministrator } = require('./rights/first-administrator');
const { revokeDefaultTokens, warnOfEndlessTokens } = require('./rights/foreign-tokens');
const { keepRoleRights } = require('./rights/keep-role-rights');
const { keepTokens, lendSeedingToken, takeBackSeedingToken } = require('./rights/keep-tokens');

module.exports = {
  register({ strapi }) {
    closeRoutes(strapi);
    takeOwnTemporaryFolder();
  },

  async bootstrap({ strapi }) {
    await closeRegistration(strapi);
    await keepRoleRights(strapi);
    await revokeDefaultTokens(strapi);
    await keepTokens(strapi, {
      siteKey: process.env.STRAPI_SITE_TOKEN,
      writeKey: process.env.STRAPI_WRITE_TOKEN,
    });
    await warnOfEndlessTokens(strapi);
    const administrator = await makeFirstAdministrator(strapi, {
      email: process.env.ADMIN_EMAIL,
      password: process.env.ADMIN_PASSWORD,
    });
    answerParent({
      madeAdministrator: () => administrator,
      isEmpty: () => isEmpty(strapi),
      lendSeedingToken: (key) => lendSeedingToken(strapi, key),
      takeBackSeedingToken: () => takeBackSeedingToken(strapi),
      routes: () => routesOf(strapi),
    });
  },
};
