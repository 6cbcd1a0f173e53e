import type { PostSummary } from './blog-post';

type Tagged = Pick<PostSummary, 'topics'>;

/** Compares topics, ignoring case. */
export const isSameTopic = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** Whether a post has a topic; true for every post when `topic` is `undefined`. */
export const hasTopic = ({ topics }: Tagged, topic: string | undefined): boolean =>
  topic === undefined || topics.some((own) => isSameTopic(own, topic));

/** Every topic once, most frequent first; equally frequent ones in the order of the posts. */
export function topicsOf(posts: readonly Tagged[]): readonly string[] {
  const counts = new Map<string, { readonly topic: string; count: number }>();
  for (const topic of posts.flatMap(({ topics }) => topics)) {
    const counted = counts.get(topic.toLowerCase());
    if (counted) counted.count += 1;
    else counts.set(topic.toLowerCase(), { topic, count: 1 });
  }
  return [...counts.values()]
    .sort((one, other) => other.count - one.count)
    .map(({ topic }) => topic);
}
