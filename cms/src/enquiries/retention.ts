/** Months after which enquiries are deleted, unless the owner sets another number. */
const DEFAULT_MONTHS = 24;
const MAX_MONTHS = 120;

/**
 * The fields of the single type *Site* that contain the retention in months, by kind of enquiry.
 * Order enquiries are kept as long as questions. The kind `newsletter` has no such field, because a
 * confirmed sign-up is stored until it is withdrawn.
 */
export const RETENTION_FIELDS = {
  contact: 'retentionContactMonths',
  wholesale: 'retentionWholesaleMonths',
  order: 'retentionContactMonths',
} as const;

export type RetainedKind = keyof typeof RETENTION_FIELDS;
type Site = Readonly<Record<string, unknown>>;

const monthsOf = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_MONTHS
    ? Number(value)
    : DEFAULT_MONTHS;

/**
 * Returns the retention of each kind of enquiry in months. `site` is null if the CMS contains no
 * *Site*.
 */
export const retentionOf = (site: Site | null): readonly (readonly [RetainedKind, number])[] =>
  Object.entries(RETENTION_FIELDS).map(([kind, field]) => [
    kind as RetainedKind,
    monthsOf(site?.[field]),
  ]);

/**
 * Returns *Site* with the default in each retention field that is empty or invalid. Does not add
 * fields that `site` lacks.
 */
export const withRetention = (site: Site | null): Site | null =>
  site && {
    ...site,
    ...Object.fromEntries(
      Object.values(RETENTION_FIELDS)
        .filter((field) => field in site)
        .map((field) => [field, monthsOf(site[field])]),
    ),
  };

/**
 * Returns the time `months` calendar months before `now`, in UTC. If the earlier month has no such
 * day, returns its last day: a day of the next month would mean deleting enquiries too early.
 */
export const monthsBefore = (now: Date, months: number): Date => {
  const moment = new Date(now);
  moment.setUTCDate(1);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0));
  moment.setUTCDate(Math.min(now.getUTCDate(), lastDay.getUTCDate()));
  return moment;
};
