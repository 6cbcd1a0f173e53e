import type { PublicContent } from '../../public-content';
import { newestChange } from './newest-change';

/**
 * An edit is stamped before others can read it, and clocks of several processes differ: what was
 * changed so shortly before the newest is asked for again.
 */
const OVERLAP_MS = 60_000;

/** From when on changes are asked for; `null` where no item tells its time. */
export function overlapOf(before: PublicContent): string | null {
  const newest = newestChange(before);
  return newest === 0 ? null : new Date(newest - OVERLAP_MS).toISOString();
}
