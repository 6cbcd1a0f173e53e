/**
 * How long the browser stores what a visitor typed, in ms. The time is limited, because another
 * person may use the computer later.
 */
const MAXIMUM_AGE_MS = 30 * 24 * 60 * 60_000;

/**
 * Classifies a stored entry by its age. An entry is `undated` when an earlier version of the site
 * stored it without a date, or when its date is in the future because the clock was set back. An
 * undated entry counts as stored now, and the caller has to write it again with that date.
 */
export function ageOf(entry: object, now: number): 'expired' | 'dated' | 'undated' {
  const keptAt: unknown = 'keptAt' in entry ? entry.keptAt : null;
  if (typeof keptAt !== 'number' || !(keptAt <= now)) return 'undated';
  return now - keptAt > MAXIMUM_AGE_MS ? 'expired' : 'dated';
}
