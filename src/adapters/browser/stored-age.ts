/** How long a browser keeps what somebody typed: the next person at the computer may be another. */
const KEPT_FOR_MS = 30 * 24 * 60 * 60_000;

/**
 * What of an entry is known of its age. Versions before this one wrote no date, and a clock can be set back:
 * such an entry counts as kept now, and is to be written again with that date.
 */
export function ageOf(entry: object, now: number): 'expired' | 'dated' | 'undated' {
  const keptAt: unknown = 'keptAt' in entry ? entry.keptAt : null;
  if (typeof keptAt !== 'number' || !(keptAt <= now)) return 'undated';
  return now - keptAt > KEPT_FOR_MS ? 'expired' : 'dated';
}
