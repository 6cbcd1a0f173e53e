import { SHIPPED_QUESTIONS } from '../../src/adapters/embedded/questions/shipped-questions';
import type { Question } from '../../src/domain/questions/question';

/** Returns the question with this id from the FAQ that ships with the site. */
export function aShippedQuestion(wanted: string): Question {
  const found = SHIPPED_QUESTIONS.find(({ id }) => id === wanted);
  if (found === undefined) throw new Error(`The site ships with no question ${wanted}`);
  return found;
}
