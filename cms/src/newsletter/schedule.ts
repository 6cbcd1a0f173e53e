import type { Core } from '@strapi/strapi';
import { purgeSubscribers } from './purge';
import { settleAndSend } from './take-sign-up';

/**
 * Schedules the newsletter's work. A sign-up is settled and sends its mail by itself; the schedule
 * does so for a process that ended before, and for a mail server that was down.
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
