/**
 * Words of the FAQ page that stay in the code: a number is part of one, only assistive technology
 * reads another, and loading and error messages contain the name of the questions.
 */
export const faq = {
  what: 'questions',
  /** Number of matches, which screen readers announce while the visitor types. */
  foundLabel: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  /** The accessible name of the links to the groups. */
  groupsLabel: 'Groups of questions',
} as const;
