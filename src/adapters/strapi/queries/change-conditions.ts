import type { Condition } from './text-conditions';

/** A draft that is published keeps the time of its last edit, which may be long ago. */
export const changeConditions = (since: string | undefined): readonly Condition[] =>
  since === undefined
    ? []
    : [{ $or: [{ updatedAt: { $gte: since } }, { publishedAt: { $gte: since } }] }];
