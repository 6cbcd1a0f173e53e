import type { Core } from '@strapi/strapi';
import { shareOwnDatabase } from './backup/running';
import { takeOwnTemporaryFolder } from './bodies/own-temporary-folder';
import { keepOwnColumns } from './documents/own-columns';
import { endWatch, watchHealth } from './health/watch-health';
import { keepOrder } from './order/keep-order';
import { guardRoutes } from './panel/guard-routes';
import { answerParent } from './parent/answer-parent';
import { isEmpty } from './parent/is-empty';
import { routesOf } from './parent/routes-of';
import { notifyPublisher } from './publisher/notify-publisher';
import { closeRegistration } from './rights/close-registration';
import { closeRoutes } from './rights/close-routes';
import { makeFirstAdministrator } from './rights/first-administrator';
import { revokeDefaultTokens, warnOfEndlessTokens } from './rights/foreign-tokens';
import { keepRoleRights } from './rights/keep-role-rights';
import { keepTokens, lendSeedingToken, takeBackSeedingToken } from './rights/keep-tokens';
import { limitAttempts } from './rights/limit-attempts';
import { keepTextIndexes } from './search/keep-text-indexes';

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    shareOwnDatabase(strapi);
    closeRoutes(strapi);
    guardRoutes(strapi);
    keepOwnColumns(strapi);
    limitAttempts(strapi);
    takeOwnTemporaryFolder();
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await closeRegistration(strapi);
    await keepRoleRights(strapi);
    await revokeDefaultTokens(strapi);
    await keepTokens(strapi, {
      siteKey: process.env.STRAPI_SITE_TOKEN,
      writeKey: process.env.STRAPI_WRITE_TOKEN,
    });
    await warnOfEndlessTokens(strapi);
    await keepTextIndexes(strapi);
    await keepOrder(strapi);
    const administrator = await makeFirstAdministrator(strapi, {
      email: process.env.ADMIN_EMAIL,
      password: process.env.ADMIN_PASSWORD,
    });
    notifyPublisher(strapi, {
      url: process.env.PUBLISHER_URL,
      secret: process.env.PUBLISHER_SECRET,
    });
    watchHealth(strapi);
    answerParent({
      madeAdministrator: () => administrator,
      isEmpty: () => isEmpty(strapi),
      lendSeedingToken: (key) => lendSeedingToken(strapi, String(key)),
      takeBackSeedingToken: () => takeBackSeedingToken(strapi),
      routes: () => routesOf(strapi),
    });
  },

  destroy() {
    endWatch();
  },
};
