/** How long the browser stores what a visitor typed: another person may use the computer later. */
const MAXIMUM_AGE_MS = 30 * 24 * 60 * 60_000;

/**
 * The age of a stored entry. Earlier versions wrote no date, and a clock can be set back: such an
 * entry is `undated`. It counts as stored now, and the caller has to write it again with that date.
 */
export function ageOf(entry: object, now: number): 'expired' | 'dated' | 'undated' {
  const keptAt: unknown = 'keptAt' in entry ? entry.keptAt : null;
  if (typeof keptAt !== 'number' || !(keptAt <= now)) return 'undated';
  return now - keptAt > MAXIMUM_AGE_MS ? 'expired' : 'dated';
}
