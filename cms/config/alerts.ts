import type { Core } from '@strapi/strapi';

/**
 * Who is told of a fault by e-mail, and how often the CMS asks the publisher for one. Read it with
 * `strapi.config.get('alerts')`.
 */
const alerts = ({ env }: Core.Config.Shared.ConfigParams) => {
  const everySeconds = Number(env('ALERT_CHECK_SECONDS', 60));
  if (!Number.isFinite(everySeconds) || everySeconds <= 0)
    throw new Error('ALERT_CHECK_SECONDS must be a number above 0.');
  return {
    /** An e-mail address; empty for no e-mail. */
    to: env('ALERT_NOTIFY_TO', '') || env('ENQUIRY_NOTIFY_TO', ''),
    everySeconds,
  };
};

export type AlertsConfig = ReturnType<typeof alerts>;

export default alerts;
