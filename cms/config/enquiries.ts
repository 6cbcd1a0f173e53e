import type { Core } from '@strapi/strapi';
import { wholeNumber } from '../src/environment/whole-number';

/**
 * Limits on enquiries and on e-mail notifications, and the address that receives the notifications.
 * Read it with `strapi.config.get('enquiries')`.
 */
const enquiries = ({ env }: Core.Config.Shared.ConfigParams) => ({
  perMinute: wholeNumber(env, 'ENQUIRY_LIMIT_PER_MINUTE', { fallback: 5, least: 1 }),
  perHour: wholeNumber(env, 'ENQUIRY_LIMIT_PER_HOUR', { fallback: 30, least: 1 }),
  notifyTo: env('ENQUIRY_NOTIFY_TO', ''),
  notifyPerHour: wholeNumber(env, 'ENQUIRY_NOTIFY_PER_HOUR', { fallback: 20, least: 1 }),
  /** Maximum number of enquiry copies e-mailed per hour, over all visitors; 0 disables copies. */
  copiesPerHour: wholeNumber(env, 'ENQUIRY_COPIES_PER_HOUR', { fallback: 60, least: 0 }),
});

export type EnquiriesConfig = ReturnType<typeof enquiries>;

export default enquiries;
