import type { Core } from '@strapi/strapi';
import { purgeSubscribers } from './purge';
import { settleAndSend } from './take-sign-up';

/**
 * Schedules the purge, and the settling and the mails of sign-ups. The request of a sign-up starts
 * these as well; the schedule repeats what failed or was cut off by the end of the process.
 */
export const scheduleNewsletter = (strapi: Core.Strapi) =>
  strapi.cron.add({
    newsletterMails: {
      task: () => settleAndSend(strapi),
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
