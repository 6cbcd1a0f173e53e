import type {
  GroupedQuestion,
  Question,
  QuestionGroupId,
} from '../../../domain/questions/question';
import { harvestQuestions } from './harvest-questions';
import { keepingQuestions } from './keeping-questions';
import { oilQuestions } from './oil-questions';
import { orderQuestions } from './order-questions';
import { useQuestions } from './use-questions';

const GROUPS: Readonly<Record<QuestionGroupId, readonly GroupedQuestion[]>> = {
  'oils-and-resin': oilQuestions,
  'orders-and-wholesale': orderQuestions,
  harvest: harvestQuestions,
  'use-and-safety': useQuestions,
  'keeping-an-oil': keepingQuestions,
};

/**
 * The questions that ship with the site. An `id` is part of an address that people may have
 * bookmarked (`/faq#what-is-it-made-from`): reword a question freely, but leave its id as it is.
 */
export const SHIPPED_QUESTIONS: readonly Question[] = Object.entries(GROUPS).flatMap(
  ([group, questions]) =>
    questions.map((question, place) => ({
      ...question,
      group: group as QuestionGroupId,
      position: place + 1,
    })),
);
