import type { Core } from '@strapi/strapi';

/** One day. A timer of Node cannot wait for more than 24 days, and would fire all the time. */
const MAX_SECONDS = 86_400;

/**
 * The e-mail address for alerts, and how often the CMS asks the publisher what failed. Read it with
 * `strapi.config.get('alerts')`.
 */
const alerts = ({ env }: Core.Config.Shared.ConfigParams) => {
  const everySeconds = Number(env('ALERT_CHECK_SECONDS') || 60);
  if (!(everySeconds > 0 && everySeconds <= MAX_SECONDS))
    throw new Error(`ALERT_CHECK_SECONDS must be a number above 0, at most ${MAX_SECONDS}.`);
  return {
    /** An e-mail address; empty for no e-mail. */
    to: env('ALERT_NOTIFY_TO', '') || env('ENQUIRY_NOTIFY_TO', ''),
    everySeconds,
  };
};

export type AlertsConfig = ReturnType<typeof alerts>;

export default alerts;
