/**
 * The groups of questions, in the order of the page. A group's id is an anchor in links such as
 * `/faq#keeping-an-oil`, and the value of the question's `group` field in the CMS.
 */
export const QUESTION_GROUPS = [
  'oils-and-resin',
  'orders-and-wholesale',
  'harvest',
  'use-and-safety',
  'keeping-an-oil',
] as const;
export type QuestionGroupId = (typeof QUESTION_GROUPS)[number];

export interface Question {
  /** The anchor of the question: `/faq#how-to-store`. Unique, and safe in a URL. */
  readonly id: string;
  readonly group: QuestionGroupId;
  /** Sorts the questions of a group. Questions with `null` come last. */
  readonly position: number | null;
  readonly question: string;
  /** Paragraphs of plain text. */
  readonly answer: readonly string[];
}

/**
 * A question inside a `QuestionGroup`. It needs no `position`, because the group lists its
 * questions in display order.
 */
export type GroupedQuestion = Omit<Question, 'group' | 'position'>;

export interface QuestionGroup {
  readonly id: QuestionGroupId;
  /** A group has at least one question. */
  readonly questions: readonly GroupedQuestion[];
}
