import type { PostSummary } from './blog-post';

/** One row of cards, and two more to choose from: the neighbours are shown beside them already. */
const MOST = 5;
export const READ_NEXT = 3;

/** Shorter words say nothing about what a text is about, in any language with an alphabet. */
const SHORTEST_WORD = 4;

const wordsOf = ({ title, description }: PostSummary): ReadonlySet<string> =>
  new Set(
    `${title} ${description}`
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length >= SHORTEST_WORD),
  );

/**
 * Other posts about the same things: a word shared counts the more, the fewer posts have it.
 * Equally near ones stay in the order given; posts that share nothing come last.
 */
export function relatedPosts(
  post: PostSummary,
  candidates: readonly PostSummary[],
): readonly PostSummary[] {
  const others = candidates
    .filter(({ id }) => id !== post.id)
    .map((other) => ({ other, words: wordsOf(other) }));
  const own = wordsOf(post);
  const postsWith = new Map<string, number>();
  for (const word of others.flatMap(({ words }) => [...words])) {
    postsWith.set(word, (postsWith.get(word) ?? 0) + 1);
  }
  // Summed in order of size: the same words in another order must come to the same.
  const nearness = (words: ReadonlySet<string>): number =>
    [...words]
      .filter((word) => own.has(word))
      .map((word) => 1 / (1 + (postsWith.get(word) ?? 0)))
      .sort((one, another) => one - another)
      .reduce((sum, weight) => sum + weight, 0);
  return others
    .map(({ other, words }) => ({ other, near: nearness(words) }))
    .sort((one, another) => another.near - one.near)
    .slice(0, MOST)
    .map(({ other }) => other);
}

/** What to offer below a post whose neighbours have links of their own. */
export const readNext = (
  related: readonly PostSummary[],
  neighbours: readonly (PostSummary | null)[],
): readonly PostSummary[] =>
  related.filter(({ id }) => neighbours.every((other) => other?.id !== id)).slice(0, READ_NEXT);
