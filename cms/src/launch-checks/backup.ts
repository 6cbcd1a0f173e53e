import type { Core } from '@strapi/strapi';
import { asDate, type LaunchCheck, serverLine as line } from './launch-check';
import { readRecord } from './result-records';

/**
 * Maximum age of the latest backup: one day, and two spare hours, because the timer of the daily
 * backup has a random delay.
 */
const DAY_MS = 26 * 3_600_000;
/** Maximum age of the latest trial of a restore, which runs weekly: one week, and one spare day. */
const TRIAL_MS = 8 * 24 * 3_600_000;

const isWithin = (iso: string, ms: number, now: number) => now - Date.parse(iso) <= ms;

/**
 * Checks that there is a backup of the last day, and that restoring one has been tried.
 *
 * @param now ms since 1970.
 */
export const backup = async (
  strapi: Core.Strapi,
  now: number = Date.now(),
): Promise<readonly LaunchCheck[]> => {
  const [made, tried] = [
    await readRecord(strapi, 'backup'),
    await readRecord(strapi, 'restore-test'),
  ];
  if (!made)
    return [line('to-do', 'There is no backup yet: `npm run cms -- backup FILE` on the server.')];
  const latest = `The latest backup is of ${asDate(made.at)} (${made.file}).`;
  if (!isWithin(made.at, DAY_MS, now)) return [line('to-do', `${latest} Make one every day.`)];
  if (!tried)
    return [line('done', latest), line('advice', 'No backup has been restored on trial.')];
  if (tried.problem)
    return [line('to-do', `${latest} Restoring it on trial failed: ${tried.problem}`)];
  const isFresh = isWithin(tried.at, TRIAL_MS, now);
  return [
    line('done', latest),
    line(isFresh ? 'done' : 'advice', `A backup was restored on trial on ${asDate(tried.at)}.`),
  ];
};
