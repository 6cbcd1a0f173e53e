import type { Core } from '@strapi/strapi';
import { ENQUIRY } from './enquiry';
import { monthsBefore, type RetainedKind, retentionOf } from './retention';

const BATCH = 500;

/**
 * Deletes at most `BATCH` enquiries in its own transaction, so that other requests wait only
 * briefly. Returns the number of deleted enquiries; null if another process is deleting some.
 */
const deleteSome = async (strapi: Core.Strapi, where: object): Promise<number | null> =>
  await strapi.db.transaction(async ({ trx }) => {
    if (strapi.db.dialect.client === 'postgres') {
      const { rows } = await trx.raw(
        "select pg_try_advisory_xact_lock(hashtext('purge of enquiries')) as taken",
      );
      if (!rows[0].taken) return null;
    }
    const due = await strapi.db
      .query(ENQUIRY)
      .findMany({ where, select: ['id'], orderBy: { id: 'asc' }, limit: BATCH });
    if (due.length > 0)
      await strapi.db
        .query(ENQUIRY)
        .deleteMany({ where: { id: { $in: due.map(({ id }) => id) } } });
    return due.length;
  });

const purgeKind = async (strapi: Core.Strapi, kind: RetainedKind, before: Date) => {
  const where = { kind, createdAt: { $lt: before } };
  let deleted = 0;
  for (;;) {
    const some = await deleteSome(strapi, where);
    if (some === null) strapi.log.info('Retention: another process deletes old enquiries.');
    if (!some) return deleted;
    deleted += some;
  }
};

/**
 * Deletes the enquiries whose retention has ended; *Site* sets the retention in months. Logs and
 * returns the number of deleted enquiries of each kind. On PostgreSQL only one process deletes at a
 * time.
 */
export const purgeEnquiries = async (strapi: Core.Strapi, now: Date) => {
  const site = await strapi.db.query('api::site.site').findOne({});
  const counts: Record<string, number> = {};
  for (const [kind, months] of retentionOf(site)) {
    const before = monthsBefore(now, months);
    counts[kind] = await purgeKind(strapi, kind, before);
    const day = before.toISOString().slice(0, 10);
    strapi.log.info(
      `Retention: deleted ${counts[kind]} of kind ${kind}, received before ${day} (${months} months).`,
    );
  }
  return counts;
};

/** Daily at 03:40, in the time zone of the server. */
const NIGHTLY = '40 3 * * *';
const TASK = 'purge enquiries';

export const purgeNightly = (strapi: Core.Strapi) =>
  strapi.cron.add({
    [TASK]: { task: () => purgeEnquiries(strapi, new Date()), options: NIGHTLY },
  });

/** Returns the moment of the next purge in milliseconds since 1970; null if there is none. */
export const nextPurge = (strapi: Core.Strapi) =>
  strapi.cron.jobs
    .find(({ name }) => name === TASK)
    ?.job.nextInvocation()
    ?.getTime() ?? null;
