import type { Core } from '@strapi/strapi';

/**
 * One day. A limit is needed, because a Node timer cannot wait longer than 24 days: with a longer
 * delay it fires after 1 ms.
 */
const MAX_SECONDS = 86_400;

/**
 * The e-mail address for alerts, and how often the CMS requests the publisher's status to detect a
 * failure. Read it with `strapi.config.get('alerts')`.
 */
const alerts = ({ env }: Core.Config.Shared.ConfigParams) => {
  const everySeconds = Number(env('ALERT_CHECK_SECONDS') || 60);
  if (!(everySeconds > 0 && everySeconds <= MAX_SECONDS))
    throw new Error(`ALERT_CHECK_SECONDS must be a number above 0, at most ${MAX_SECONDS}.`);
  return {
    /** The address that receives alerts; empty if no e-mail is to be sent. */
    to: env('ALERT_NOTIFY_TO', '') || env('ENQUIRY_NOTIFY_TO', ''),
    everySeconds,
  };
};

export type AlertsConfig = ReturnType<typeof alerts>;

export default alerts;
