import type { Core } from '@strapi/strapi';
import { purgeSubscribers } from './purge-sign-ups';
import { mergeAndSend } from './take-sign-up';

/**
 * Schedules the purge of expired sign-ups every hour, and `mergeAndSend` every minute. Each
 * sign-up starts `mergeAndSend` too; the scheduled call repeats work that failed, or that was
 * interrupted when the process ended.
 */
export const scheduleNewsletter = (strapi: Core.Strapi) =>
  strapi.cron.add({
    newsletterMails: {
      task: () => mergeAndSend(strapi),
      options: { rule: '* * * * *' },
    },
    newsletterPurge: {
      task: async () => {
        const count = await purgeSubscribers(strapi, new Date());
        if (count > 0) strapi.log.info(`Deleted ${count} expired newsletter sign-ups.`);
      },
      options: { rule: '17 * * * *' },
    },
  });
