import { SHIPPED_QUESTIONS } from '../../src/adapters/embedded/questions/shipped-questions';
import type { Question } from '../../src/domain/questions/question';

/** @returns the question with this id of those that ship with the site. */
export function aShippedQuestion(wanted: string): Question {
  const found = SHIPPED_QUESTIONS.find(({ id }) => id === wanted);
  if (found === undefined) throw new Error(`The site ships with no question ${wanted}`);
  return found;
}
