import type { Condition } from './text-conditions';

const DAY_MS = 86_400_000;

/** Matches posts whose publication day has begun, and posts without a day. */
export const dueConditions = (now: number): Condition => ({
  $or: [
    { publishedOn: { $null: true } },
    { publishedOn: { $lt: new Date(now + DAY_MS).toISOString().slice(0, 10) } },
  ],
});

/** Matches entries whose topics contain the text. Returns no condition for `undefined`. */
export const topicConditions = (topic: string | undefined): readonly Condition[] =>
  topic === undefined ? [] : [{ topics: { $containsi: topic } }];
