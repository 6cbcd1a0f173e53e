import { CLAIM_RULES } from './claim-rules';
import { searchable, sentencesOf } from './sentences';

/** Words in a text that the law forbids for such goods. */
export interface Claim {
  /** The forbidden words, in small letters. */
  readonly words: string;
  /** The sentence as the editor wrote it, without Markdown marks at its ends. */
  readonly sentence: string;
  readonly why: string;
}

interface Found {
  readonly at: number;
  readonly words: string;
  readonly why: string;
}

/** Phrases that look like a negation but are not. */
const PRAISE =
  /(?:\bnot|n't) (?:only|just|merely|simply)\b|\bno (?:wonder|doubt|surprise|secret|other|better|finer|purer)\b|\bnever fails?\b|\bwithout (?:a )?(?:doubt|question|fail)\b|(?:n't|\bnot|\bcannot) (?:believe|miss)\b/gu;

/** Where a negation stops applying: at the end of its clause, or at a contrast such as “but”. */
const CLAUSE =
  /[;:.!?]| - |, (?:it|this|that|these|they|we|our|its|the|which|and|so|he|she|i) |\b(?:but|however|yet|because|although|while)\b/gu;

const NEGATION =
  /\b(?:not|never|nor|neither|none|nobody|cannot|avoid|[a-z]{2,6}n't|rather than|instead of|far from|untrue|false|myth|forbids?|forbidden|refuses?|keep (?:[a-z]{1,10} ){0,3}(?:away|out|from))\b/u;

/**
 * “No” and “without” negate only words that follow directly or after one other word. “No claim”,
 * “no promise” and “no proof” negate the rest of the clause.
 */
const NONE_OF =
  /\b(?:no|without) (?:[a-z'-]{1,20} )?$|\bno (?:claim|claims|promise|promises|proof)\b/u;

const DENIED =
  /\b(?:is|are|was|were) (?:not (?:true|proven|allowed|ours|one|something)|untrue|false|forbidden|unproven|wrong|a myth|claims? (?:that )?we (?:do not|never|don't))\b/u;

/** A question to be answered with yes or no, as in a list of questions. */
const QUESTION =
  /^(?:does|is|are|can|may|will|do (?:the|these|those|your|its|they|we|you (?:sell|have|hold|use|offer|test|ship))) .*\?$/u;
const YES =
  /^(?:yes|it (?:does|is|can|will)|they (?:do|are)|of course|certainly|absolutely|indeed)\b/u;

const isDenied = (text: string, { at, words }: Found): boolean => {
  const before = text.slice(0, at).replaceAll(PRAISE, ' ');
  const clause = before.split(CLAUSE).at(-1) ?? '';
  return (
    NEGATION.test(clause) || NONE_OF.test(clause) || DENIED.test(text.slice(at + words.length))
  );
};

const isWithin = (one: Found, other: Found) =>
  one !== other &&
  one.at >= other.at &&
  one.at + one.words.length <= other.at + other.words.length &&
  one.words.length < other.words.length;

const foundIn = (text: string): readonly Found[] => {
  const found = CLAIM_RULES.flatMap(({ pattern, why, unless }) =>
    unless?.test(text)
      ? []
      : [...text.matchAll(pattern)].map((match) => ({ at: match.index, words: match[0], why })),
  );
  return found.filter((one) => !isDenied(text, one));
};

/**
 * Returns the claims in a plain or Markdown text. Reports the same words only once per sentence.
 * Ignores negated words, as in “not intended to treat any disease”. Ignores a yes-or-no question,
 * unless the next sentence answers it with yes.
 */
export const findClaims = (text: string): readonly Claim[] => {
  const sentences = sentencesOf(text);
  const searched = sentences.map(searchable);
  return sentences.flatMap((sentence, index) => {
    const words = searched[index] ?? '';
    if (QUESTION.test(words) && !YES.test(searched[index + 1] ?? '')) return [];
    const found = foundIn(words);
    return found
      .filter((one) => !found.some((other) => isWithin(one, other)))
      .filter((one, at, all) => all.findIndex((other) => other.words === one.words) === at)
      .map(({ words: claimed, why }) => ({ words: claimed, sentence, why }));
  });
};
