import type { Core } from '@strapi/strapi';
import { momentWatch } from './moment-watch';
import { waitingTypes, waitingUntil } from './visible-at';

/** Time between two checks in ms, and so the maximum delay of an announcement. */
const EACH_MS = 10_000;

let timer: NodeJS.Timeout | undefined;

/**
 * Emits the event `entry.publish` for each published document whose date or time of visibility has
 * come. The event triggers the same webhooks as a publication: those of the publisher, an edge host
 * and the owner. Their receivers then request the document, which is visible now.
 */
export const announceVisible = (strapi: Core.Strapi) => {
  const check = momentWatch({
    now: Date.now,
    async momentsBetween(from, to) {
      const found = waitingTypes(strapi).map(async (uid) => {
        const filters = waitingUntil(strapi, uid, from, to);
        const entries = await strapi.documents(uid).findMany({ status: 'published', filters });
        return entries.map((entry) => ({ uid, entry }));
      });
      return (await Promise.all(found)).flat();
    },
    async announce({ uid, entry }) {
      const { modelName } = strapi.getModel(uid);
      await strapi.eventHub.emit('entry.publish', { model: modelName, uid, entry });
    },
  });
  const checkAgain = () => {
    timer = setTimeout(async () => {
      await check().catch((error) =>
        strapi.log.error(`Documents that are visible now were not announced: ${error.message}`),
      );
      // `endAnnouncements` may have been called during the check.
      if (timer !== undefined) checkAgain();
    }, EACH_MS).unref();
  };
  checkAgain();
};

export const endAnnouncements = () => {
  clearTimeout(timer);
  timer = undefined;
};
