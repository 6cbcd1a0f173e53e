import type { GroupedQuestion, QuestionGroup } from '../../../domain/questions/question';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const holds = ({ question, answer }: GroupedQuestion, words: readonly string[]): boolean => {
  const text = plain([question, ...answer].join(' '));
  return words.every((word) => text.includes(word));
};

/**
 * Returns the questions that contain every typed word in the question or the answer, ignoring case
 * and accents. Leaves out groups without matches. An empty search matches everything.
 */
export function foundQuestions(
  groups: readonly QuestionGroup[],
  typed: string,
): readonly QuestionGroup[] {
  const words = plain(typed)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter((one) => holds(one, words)) }))
    .filter(({ questions }) => questions.length > 0);
}

/** Whether a group or a question has this id. */
export const hasAnchor = (groups: readonly QuestionGroup[], id: string): boolean =>
  groups.some((group) => group.id === id || group.questions.some((one) => one.id === id));

export const countQuestions = (groups: readonly QuestionGroup[]): number =>
  groups.reduce((sum, { questions }) => sum + questions.length, 0);
