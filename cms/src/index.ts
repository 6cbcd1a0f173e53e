import type { Core } from '@strapi/strapi';
import { guardRoutes } from './admin-guards/guard-routes';
import { endPublicationWatch, watchPublication } from './alerts/watch-publication';
import { shareOwnDatabase } from './backup/running-lock';
import { checkBatches } from './batches/check-batches';
import { populateFiles } from './batches/populate-files';
import { checkClaims } from './claims/check-claims';
import { protectEnquiryFields } from './enquiries/immutable-enquiry-fields';
import { nextPurge, purgeEnquiries, purgeNightly } from './enquiries/purge-enquiries';
import { setMissingStates } from './enquiries/set-missing-states';
import { endWatch, watchHealth } from './health-checks/watch-health';
import { recordMail } from './launch-checks/last-mail-record';
import { addLaunchCheckRoutes } from './launch-checks/routes';
import { startMail, stopMail } from './mail/start-mail';
import { refuseSubscriberWrites } from './newsletter/refuse-subscriber-writes';
import { scheduleNewsletter } from './newsletter/schedule-newsletter';
import { writePanelForms } from './panel-forms/write-panel-forms';
import { nameRecentDocuments } from './panel-routes/name-recent-documents';
import { addPanelRoutes } from './panel-routes/panel-routes';
import { answerParent } from './parent-process-messages/answer-parent';
import { isEmpty } from './parent-process-messages/is-empty';
import { routesOf } from './parent-process-messages/routes-of';
import { closeRegistration } from './permissions/close-registration';
import { closeRoutes } from './permissions/close-routes';
import { makeFirstAdministrator } from './permissions/first-administrator';
import { hidePanelPages } from './permissions/hide-panel-pages';
import { limitAttempts } from './permissions/limit-attempts';
import { removeWriteRights } from './permissions/remove-write-rights';
import { revokeDefaultTokens, warnOfEndlessTokens } from './permissions/revoke-default-tokens';
import { syncRolePermissions } from './permissions/sync-role-permissions';
import { lendSeedingToken, syncTokens, takeBackSeedingToken } from './permissions/sync-tokens';
import { checkFileFields } from './pictures/check-file-fields';
import { notifyPublisher } from './publisher/notify-publisher';
import { addGuardedApis } from './queries/add-guarded-apis';
import { dropReadOnlyAttributes } from './read-only-attributes/drop-read-only-attributes';
import { checkRedirects } from './redirects/check-redirects';
import { takeOwnTemporaryFolder } from './request-bodies/own-temporary-folder';
import { ensureTextIndexes } from './search-indexes/ensure-text-indexes';
import { ensureSingleTypeEntries } from './single-types/ensure-single-type-entries';
import { checkAnnouncement } from './site/check-announcement';
import { keepVersions } from './versions/keep-versions';
import { purgeRegularly } from './versions/purge-versions';
import { addVersionModel } from './versions/version-model';
import { addVersionRoutes } from './versions/version-routes';
import { announceVisible, endAnnouncements } from './visibility/announce-visible';

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    shareOwnDatabase(strapi);
    addGuardedApis(strapi);
    closeRoutes(strapi);
    addLaunchCheckRoutes(strapi);
    guardRoutes(strapi);
    addPanelRoutes(strapi);
    nameRecentDocuments(strapi);
    dropReadOnlyAttributes(strapi);
    protectEnquiryFields(strapi);
    addVersionModel(strapi);
    addVersionRoutes(strapi);
    keepVersions(strapi);
    refuseSubscriberWrites(strapi);
    limitAttempts(strapi);
    takeOwnTemporaryFolder();
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await closeRegistration(strapi);
    await syncRolePermissions(strapi);
    await revokeDefaultTokens(strapi);
    await syncTokens(strapi, {
      siteKey: process.env.STRAPI_SITE_TOKEN,
      writeKey: process.env.STRAPI_WRITE_TOKEN,
    });
    await warnOfEndlessTokens(strapi);
    await ensureTextIndexes(strapi);
    await ensureSingleTypeEntries(strapi);
    await purgeRegularly(strapi);
    checkAnnouncement(strapi);
    checkBatches(strapi);
    checkClaims(strapi);
    populateFiles(strapi);
    checkFileFields(strapi);
    checkRedirects(
      strapi,
      (process.env.SITE_ORIGINS ?? '').split(',').map((one) => one.trim()),
    );
    await hidePanelPages(strapi);
    await removeWriteRights(strapi);
    await setMissingStates(strapi);
    await writePanelForms(strapi);
    const administrator = await makeFirstAdministrator(strapi, {
      email: process.env.ADMIN_EMAIL,
      password: process.env.ADMIN_PASSWORD,
    });
    const publisher = { url: process.env.PUBLISHER_URL, secret: process.env.PUBLISHER_SECRET };
    notifyPublisher(strapi, publisher);
    recordMail(strapi);
    announceVisible(strapi);
    watchHealth(strapi);
    await startMail(strapi);
    purgeNightly(strapi);
    watchPublication(strapi, publisher);
    scheduleNewsletter(strapi);
    answerParent({
      madeAdministrator: () => administrator,
      isEmpty: () => isEmpty(strapi),
      lendSeedingToken: (key) => lendSeedingToken(strapi, String(key)),
      takeBackSeedingToken: () => takeBackSeedingToken(strapi),
      purgeEnquiries: (now) => purgeEnquiries(strapi, new Date(String(now))),
      nextPurge: () => nextPurge(strapi),
      routes: () => routesOf(strapi),
    });
  },

  async destroy() {
    endAnnouncements();
    endWatch();
    await stopMail();
    endPublicationWatch();
  },
};
