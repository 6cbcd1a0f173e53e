/** The words that the lists share: the way through their pages, and their filters. */
export const lists = {
  previous: 'Previous',
  next: 'Next',
  /** Read out before the number of a page. */
  page: 'Page',
  /** Read out before a filter that a press takes away. */
  removeFilter: 'Remove filter:',
  /** The two ends of a range, as a screen reader calls them. */
  lowest: 'From',
  highest: 'To',
  /** To those without JavaScript. */
  withoutScript: 'To search or filter, JavaScript must be on. Here is the whole list.',
} as const;
