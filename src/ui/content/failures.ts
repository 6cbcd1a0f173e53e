/** What is said when a part of the site fails. Content that did not come has words of its own. */
export const failures = {
  /** Heading of a page whose code did not come, or that could not be drawn. */
  page: 'This page did not load',
  /** For what nobody foresaw: its own words are a developer's. */
  unforeseen: 'Something went wrong here. Please try again.',
} as const;
