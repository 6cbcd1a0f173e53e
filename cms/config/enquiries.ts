import type { Core } from '@strapi/strapi';

type ConfigParams = Core.Config.Shared.ConfigParams;

const positive = (env: ConfigParams['env'], name: string, fallback: number) => {
  const value = Number(env(name, fallback));
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`${name} must be a whole number above 0.`);
  return value;
};

/**
 * Limits on enquiries and on e-mail notifications, and the address that receives the notifications.
 * Read it with `strapi.config.get('enquiries')`.
 */
const enquiries = ({ env }: ConfigParams) => ({
  perMinute: positive(env, 'ENQUIRY_LIMIT_PER_MINUTE', 5),
  perHour: positive(env, 'ENQUIRY_LIMIT_PER_HOUR', 30),
  notifyTo: env('ENQUIRY_NOTIFY_TO', ''),
  notifyPerHour: positive(env, 'ENQUIRY_NOTIFY_PER_HOUR', 20),
});

export type EnquiriesConfig = ReturnType<typeof enquiries>;

export default enquiries;
