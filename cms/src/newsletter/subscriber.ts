import type { Data } from '@strapi/strapi';
import { PENDING_DAYS } from './retention-days';

export const SUBSCRIBER = 'api::subscriber.subscriber';

export type Subscriber = Data.ContentType<typeof SUBSCRIBER>;

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

export const pendingUntil = (now: Date) => new Date(now.getTime() + PENDING_DAYS * DAY_MS);

/** A `where` condition that matches the entries to which no mail was sent in the last hour. */
export const notMailedLately = (now: Date) => ({
  $or: [{ mailedAt: { $null: true } }, { mailedAt: { $lte: new Date(now.getTime() - HOUR_MS) } }],
});
