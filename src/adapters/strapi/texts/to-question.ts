import * as v from 'valibot';
import { QUESTION_GROUPS, type Question } from '../../../domain/questions/question';
import { isVisible } from '../../../domain/shared/shorten-text';
import { readWire } from '../wire/read-wire';
import { seen } from '../wire/strapi-wire';

export const questionWire = v.object({
  documentId: v.pipe(v.string(), v.minLength(1)),
  question: v.pipe(seen, v.trim()),
  /** Plain text. Blank lines separate its paragraphs. */
  answer: seen,
  group: v.fallback(v.picklist(QUESTION_GROUPS), QUESTION_GROUPS[0]),
  position: v.fallback(v.nullable(v.number()), null),
});

const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter(isVisible);

/** A question with its id in the CMS. `strapiQuestions` replaces this id by the anchor. */
interface ReadQuestion extends Omit<Question, 'id'> {
  readonly documentId: string;
}

/** Reads a question. @throws ContentError of kind `malformed` without a question or an answer. */
export function toQuestion(value: unknown): ReadQuestion {
  const { answer, ...question } = readWire(questionWire, value);
  return { ...question, answer: paragraphsOf(answer) };
}
