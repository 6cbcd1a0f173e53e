/** The texts of the blog list. */
export const blogList = {
  searchLabel: 'Search the blog',
  clearSearch: 'Clear the search',
  resultsLabel: 'Posts',
  topics: { label: 'Topics', all: 'All' },
  /** Name of the content in loading and error messages. */
  what: 'posts',
  pagesLabel: 'Pages of the blog',
  count: (total: number): string => (total === 1 ? '1 post' : `${total} posts`),
  /** Visually hidden text after the count. */
  pageOf: (page: number, pageCount: number): string => `, page ${page} of ${pageCount}`,
  /** Document title of the second and later pages. */
  titleOfPage: (page: number): string => `Blog, page ${page}`,
  empty: {
    /** Shown if no post matches the search or topic. */
    headingOfSearch: 'Nothing found.',
    withSearch: 'No post matches. Try fewer words, or another topic.',
    clear: 'Show all posts',
    action: { label: 'Products', to: '/product' },
  },
} as const;
