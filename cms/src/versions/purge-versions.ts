import type { Core } from '@strapi/strapi';
import { versionsIn } from './version-model';

const DAY = 24 * 60 * 60 * 1000;

/** How long a deleted document can be restored, in days. */
export const DAYS_DELETED = 30;

/**
 * Removes all versions of the documents that were deleted more than `DAYS_DELETED` days before
 * `now` (milliseconds) and were not restored.
 */
export const purgeVersions = async (strapi: Core.Strapi, now: number) => {
  const versions = versionsIn(strapi);
  const before = new Date(now - DAYS_DELETED * DAY);
  const expired = await versions.findMany({
    where: { isDeleted: true, storedAt: { $lt: before } },
    select: ['type', 'document', 'locale'],
  });
  for (const { type, document, locale } of expired)
    await versions.deleteMany({ where: { type, document, locale } });
};

/** Purges at every start and once an hour. */
export const purgeRegularly = async (strapi: Core.Strapi) => {
  const task = () => purgeVersions(strapi, Date.now());
  await task();
  strapi.cron.add({ purgeVersions: { task, options: '17 * * * *' } });
};
