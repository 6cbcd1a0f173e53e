import type { PublicContent } from '../../public-content';
import { newestChange } from './newest-change';

/**
 * Changes up to this long before the newest known one are requested again: the CMS stamps an edit
 * before others can read it, and the clocks of several processes differ.
 */
const OVERLAP_MS = 60_000;

/** The time from which to request changes; `null` when no item has a valid time. */
export function overlapOf(before: PublicContent): string | null {
  const newest = newestChange(before);
  return newest === 0 ? null : new Date(newest - OVERLAP_MS).toISOString();
}
