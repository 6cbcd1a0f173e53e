import type { Condition } from './text-conditions';

const DAY_MS = 86_400_000;

/** Posts whose day has come, by the CMS's own list of them: a post without a day is not held back. */
export const dueConditions = (now: number): Condition => ({
  $or: [
    { publishedOn: { $null: true } },
    { publishedOn: { $lt: new Date(now + DAY_MS).toISOString().slice(0, 10) } },
  ],
});
