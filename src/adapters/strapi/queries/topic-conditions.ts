import type { Condition } from './text-conditions';

/** Entries that name the topic, alone or in a longer one; none for no topic. */
export const topicConditions = (topic: string | undefined): readonly Condition[] =>
  topic === undefined ? [] : [{ topics: { $containsi: topic } }];
