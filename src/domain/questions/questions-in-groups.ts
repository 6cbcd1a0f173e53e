import { QUESTION_GROUPS, type Question, type QuestionGroup } from './question';

const placeOf = ({ position }: Question): number => position ?? Number.POSITIVE_INFINITY;

function inOrder(one: Question, other: Question): number {
  const [place, otherPlace] = [placeOf(one), placeOf(other)];
  if (place !== otherPlace) return place - otherPlace;
  return one.id < other.id ? -1 : 1;
}

/**
 * Returns the groups in the order of the page, without empty ones. The questions of a group are
 * sorted by position, then by id; those without a position come last.
 */
export function questionsInGroups(all: readonly Question[]): readonly QuestionGroup[] {
  const sorted = [...all].sort(inOrder);
  return QUESTION_GROUPS.map((id) => ({
    id,
    questions: sorted
      .filter(({ group }) => group === id)
      .map(({ group, position, ...question }) => question),
  })).filter(({ questions }) => questions.length > 0);
}
