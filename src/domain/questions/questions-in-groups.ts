import { byPosition } from '../shared/by-position';
import { QUESTION_GROUPS, type Question, type QuestionGroup } from './question';

/**
 * Returns the groups in the order of the page, without empty ones. The questions of a group are
 * sorted by position, then by id; those without a position come last.
 */
export function questionsInGroups(all: readonly Question[]): readonly QuestionGroup[] {
  const sorted = [...all].sort(byPosition);
  return QUESTION_GROUPS.map((id) => ({
    id,
    questions: sorted
      .filter(({ group }) => group === id)
      .map(({ group, position, ...question }) => question),
  })).filter(({ questions }) => questions.length > 0);
}
