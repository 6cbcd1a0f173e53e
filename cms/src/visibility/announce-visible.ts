import type { Core } from '@strapi/strapi';
import { momentWatch } from './moment-watch';
import { waitingTypes, waitingUntil } from './visible-at';

/** Time between two checks, in ms. A document is announced at most so long after its moment. */
const EACH_MS = 10_000;

let timer: NodeJS.Timeout | undefined;

/**
 * Emits the event `entry.publish` for each document whose moment has come. So it notifies the same
 * webhooks as a publication: the publisher, an edge host and the owner's own. They then request the
 * document, which is visible now.
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
