/**
 * How many backups to keep: the newest backup of each of the last 7 days, of the last 4 weeks (from
 * Monday) and of the last 6 months. A day, week or month without a backup does not count.
 */
const KEPT = { days: 7, weeks: 4, months: 6 };

const NAME = /^backup-(\d{4}-\d\d-\d\d)T\d\d-\d\d-\d\dZ\.tar$/u;
const DAY_MS = 86_400_000;

/**
 * Returns the file name of a backup. Sorting the names sorts the backups by time.
 * @param {Date} moment the time of the backup.
 */
export const backupName = (moment) =>
  `backup-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`;

/** Returns the Monday of a day's week. @param {string} day such as `2026-11-27`. */
function weekOf(day) {
  const date = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Returns the names that are backups, the newest first.
 * @param {readonly string[]} names of all files in the folder.
 */
export const backupsIn = (names) =>
  names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();

/**
 * Returns the names of the backups to delete. Ignores files that are not backups.
 * @param {readonly string[]} names of all files in the folder.
 */
export function expiredBackups(names) {
  const newestFirst = backupsIn(names);
  const kept = new Set();
  const dayOf = (/** @type {string} */ name) => NAME.exec(name)?.[1] ?? '';
  for (const [count, periodOf] of /** @type {const} */ ([
    [KEPT.days, dayOf],
    [KEPT.weeks, (/** @type {string} */ name) => weekOf(dayOf(name))],
    [KEPT.months, (/** @type {string} */ name) => dayOf(name).slice(0, 7)],
  ])) {
    const newest = new Map();
    for (const name of newestFirst)
      if (!newest.has(periodOf(name))) newest.set(periodOf(name), name);
    for (const name of [...newest.values()].slice(0, count)) kept.add(name);
  }
  return newestFirst.filter((name) => !kept.has(name));
}
