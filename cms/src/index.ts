import type { Core } from '@strapi/strapi';
import { shareOwnDatabase } from './backup/running';
import { takeOwnTemporaryFolder } from './bodies/own-temporary-folder';
import { dropOwnColumns } from './documents/own-columns';
import { endWatch, watchHealth } from './health/watch-health';
import { ensureOrder } from './order/ensure-order';
import { guardRoutes } from './panel/guard-routes';
import { answerParent } from './parent/answer-parent';
import { isEmpty } from './parent/is-empty';
import { routesOf } from './parent/routes-of';
import { notifyPublisher } from './publisher/notify-publisher';
import { closeRegistration } from './rights/close-registration';
import { closeRoutes } from './rights/close-routes';
import { makeFirstAdministrator } from './rights/first-administrator';
import { revokeDefaultTokens, warnOfEndlessTokens } from './rights/foreign-tokens';
import { limitAttempts } from './rights/limit-attempts';
import { syncRoleRights } from './rights/sync-role-rights';
import { lendSeedingToken, syncTokens, takeBackSeedingToken } from './rights/sync-tokens';
import { ensureTextIndexes } from './search/ensure-text-indexes';

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    shareOwnDatabase(strapi);
    closeRoutes(strapi);
    guardRoutes(strapi);
    dropOwnColumns(strapi);
    limitAttempts(strapi);
    takeOwnTemporaryFolder();
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await closeRegistration(strapi);
    await syncRoleRights(strapi);
    await revokeDefaultTokens(strapi);
    await syncTokens(strapi, {
      siteKey: process.env.STRAPI_SITE_TOKEN,
      writeKey: process.env.STRAPI_WRITE_TOKEN,
    });
    await warnOfEndlessTokens(strapi);
    await ensureTextIndexes(strapi);
    await ensureOrder(strapi);
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
