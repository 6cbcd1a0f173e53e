/**
 * Texts of the FAQ page that are not in the CMS, because they contain a number, are only for screen
 * readers, or are part of loading and error messages.
 */
export const faq = {
  what: 'questions',
  /** Number of matches, which screen readers announce while the visitor types. */
  foundLabel: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  /** The accessible name of the links to the groups. */
  groupsLabel: 'Groups of questions',
} as const;
