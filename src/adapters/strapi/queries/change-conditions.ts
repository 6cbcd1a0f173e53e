import type { Condition } from './text-conditions';

/**
 * Matches `publishedAt` too: a published draft keeps the time of its last edit, which may be long
 * ago.
 */
export const changeConditions = (since: string | undefined): readonly Condition[] =>
  since === undefined
    ? []
    : [{ $or: [{ updatedAt: { $gte: since } }, { publishedAt: { $gte: since } }] }];
