import type { PostSummary } from './blog-post';

/** Maximum number of posts that the section "read next" below a post shows. */
const READ_NEXT = 3;

/**
 * Minimum length of a word, in characters, that counts towards the similarity of two posts. Shorter
 * words, such as articles, say little about the subject.
 */
const SHORTEST_WORD = 4;

const wordsOf = ({ title, description }: PostSummary): ReadonlySet<string> =>
  new Set(
    `${title} ${description}`
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length >= SHORTEST_WORD),
  );

/**
 * The candidates without the post itself, most similar first. The fewer posts contain a shared
 * word, the more the word counts. Equally similar posts stay in the order given.
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
  // Sort the weights before adding them: the result of a floating-point sum depends on the order,
  // and equal weights must give equal scores.
  const similarity = (words: ReadonlySet<string>): number =>
    [...words]
      .filter((word) => own.has(word))
      .map((word) => 1 / (1 + (postsWith.get(word) ?? 0)))
      .sort((one, another) => one - another)
      .reduce((sum, weight) => sum + weight, 0);
  return others
    .map(({ other, words }) => ({ other, score: similarity(words) }))
    .sort((one, another) => another.score - one.score)
    .map(({ other }) => other);
}

/**
 * The posts to offer below a post. The previous and the next post are left out, because the page
 * links to them separately.
 */
export const readNext = (
  post: PostSummary,
  candidates: readonly PostSummary[],
  neighbours: readonly (PostSummary | null)[],
): readonly PostSummary[] =>
  relatedPosts(post, candidates)
    .filter(({ id }) => neighbours.every((other) => other?.id !== id))
    .slice(0, READ_NEXT);
