import type { Core } from '@strapi/strapi';
import { refuseFields } from '../field-errors/refuse-fields';

const UID = 'api::site.site';

/** Actions of the document service that write *Site*. */
const WRITES = ['create', 'update'];

/**
 * Returns a time in ms since 1970; NaN for an empty field. Every comparison with NaN is false, so
 * an announcement without a start or an end is accepted.
 */
const timeOf = (value: unknown) =>
  typeof value === 'string' || value instanceof Date ? new Date(value).getTime() : Number.NaN;

/** Refuses an announcement that ends before it begins, in the panel or through the API. */
export const checkAnnouncement = (strapi: Core.Strapi): void => {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== UID || !WRITES.includes(context.action)) return next();
    const { data = {} } = context.params as { data?: Record<string, unknown> };
    const stored = (await strapi.db.query(UID).findOne({ where: {} })) ?? {};
    const { announcementFrom: from, announcementUntil: until } = { ...stored, ...data };
    if (timeOf(until) <= timeOf(from))
      refuseFields(['announcementUntil'], 'Shown until must be later than Shown from.');
    return next();
  });
};
