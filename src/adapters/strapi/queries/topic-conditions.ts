import type { Condition } from './text-conditions';

/** Matches entries whose topics contain the text; no condition without a topic. */
export const topicConditions = (topic: string | undefined): readonly Condition[] =>
  topic === undefined ? [] : [{ topics: { $containsi: topic } }];
