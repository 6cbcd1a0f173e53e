import type { PostSummary } from './blog-post';

type Tagged = Pick<PostSummary, 'topics'>;

/** Of two ways to write a topic, capitals are no difference. */
export const isSameTopic = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** Whether a post is about that; every post is about nothing in particular. */
export const hasTopic = ({ topics }: Tagged, topic: string | undefined): boolean =>
  topic === undefined || topics.some((own) => isSameTopic(own, topic));

/** Every topic of the posts once, what most of them are about first; equals in the order they came. */
export function topicsOf(posts: readonly Tagged[]): readonly string[] {
  const counts = new Map<string, { readonly topic: string; count: number }>();
  for (const topic of posts.flatMap(({ topics }) => topics)) {
    const known = counts.get(topic.toLowerCase());
    if (known) known.count += 1;
    else counts.set(topic.toLowerCase(), { topic, count: 1 });
  }
  return [...counts.values()]
    .sort((one, other) => other.count - one.count)
    .map(({ topic }) => topic);
}
