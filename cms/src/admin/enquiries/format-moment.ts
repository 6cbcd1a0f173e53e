const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Formats an ISO date as day and time in the browser's time zone: “5 Mar 2026, 10:12”. */
export const formatMoment = (iso: string) => MOMENT.format(new Date(iso));
