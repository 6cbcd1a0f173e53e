import type { PostSummary } from './blog-post';

/**
 * One row of cards and two extra ones: the two neighbours, which have links of their own, drop out.
 */
const MOST = 5;
export const READ_NEXT = 3;

/** Shorter words say nothing about the subject of a text, in any language with an alphabet. */
const SHORTEST_WORD = 4;

const wordsOf = ({ title, description }: PostSummary): ReadonlySet<string> =>
  new Set(
    `${title} ${description}`
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length >= SHORTEST_WORD),
  );

/**
 * The most similar other posts. A shared word counts more, the fewer posts have it. Equally similar
 * posts stay in the order given; posts that share no word come last.
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
  // Sorted before the sum: floating-point addition depends on the order, the score must not.
  const similarity = (words: ReadonlySet<string>): number =>
    [...words]
      .filter((word) => own.has(word))
      .map((word) => 1 / (1 + (postsWith.get(word) ?? 0)))
      .sort((one, another) => one - another)
      .reduce((sum, weight) => sum + weight, 0);
  return others
    .map(({ other, words }) => ({ other, score: similarity(words) }))
    .sort((one, another) => another.score - one.score)
    .slice(0, MOST)
    .map(({ other }) => other);
}

/** The posts to offer below a post, without its neighbours, which have links of their own. */
export const readNext = (
  related: readonly PostSummary[],
  neighbours: readonly (PostSummary | null)[],
): readonly PostSummary[] =>
  related.filter(({ id }) => neighbours.every((other) => other?.id !== id)).slice(0, READ_NEXT);
