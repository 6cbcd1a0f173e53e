import type { Core } from '@strapi/strapi';

type ConfigParams = Core.Config.Shared.ConfigParams;

const wholeNumber = (env: ConfigParams['env'], name: string, fallback: number, least: number) => {
  const value = Number(env(name, fallback));
  if (!Number.isInteger(value) || value < least)
    throw new Error(`${name} must be a whole number, ${least} or more.`);
  return value;
};

const positive = (env: ConfigParams['env'], name: string, fallback: number) =>
  wholeNumber(env, name, fallback, 1);

/**
 * Limits on enquiries and on e-mail notifications, and the address that receives the notifications.
 * Read it with `strapi.config.get('enquiries')`.
 */
const enquiries = ({ env }: ConfigParams) => ({
  perMinute: positive(env, 'ENQUIRY_LIMIT_PER_MINUTE', 5),
  perHour: positive(env, 'ENQUIRY_LIMIT_PER_HOUR', 30),
  notifyTo: env('ENQUIRY_NOTIFY_TO', ''),
  notifyPerHour: positive(env, 'ENQUIRY_NOTIFY_PER_HOUR', 20),
  /** Copies to visitors, for all of them together; 0 sends none. */
  copiesPerHour: wholeNumber(env, 'ENQUIRY_COPIES_PER_HOUR', 60, 0),
});

export type EnquiriesConfig = ReturnType<typeof enquiries>;

export default enquiries;
