/** The texts that the product list and the blog list share: pagination and filters. */
export const lists = {
  previous: 'Previous',
  next: 'Next',
  /** Visually hidden text before a page number. */
  page: 'Page',
  /** Visually hidden text before an active filter; clicking the filter removes it. */
  removeFilter: 'Remove filter:',
  /** Accessible names of the two thumbs of a range slider. */
  lowest: 'From',
  highest: 'To',
  /** Shown without JavaScript. */
  withoutScript: 'To search or filter, JavaScript must be on. Here is the whole list.',
} as const;
