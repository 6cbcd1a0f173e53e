/** The words of the blog list and of a post's own page. */
export const blogList = {
  title: 'Blog',
  lead: 'On the trees, the harvest, the still and the incense burner.',
  searchLabel: 'Search the blog',
  clearSearch: 'Clear the search',
  resultsLabel: 'Posts',
  topics: { label: 'Topics', all: 'All' },
  /** What is on its way, or did not come. */
  what: 'posts',
  pagesLabel: 'Pages of the blog',
  count: (total: number): string => (total === 1 ? '1 post' : `${total} posts`),
  /** Read out after the count. */
  pageOf: (page: number, pageCount: number): string => `, page ${page} of ${pageCount}`,
  /** The title of the document from the second page on. */
  titleOfPage: (page: number): string => `Blog, page ${page}`,
  readPost: 'Read the post',
  empty: {
    heading: 'No posts yet.',
    text: 'The first notes come with the harvest.',
    /** When words are searched for. */
    headingOfSearch: 'Nothing found.',
    withSearch: 'No post matches. Try fewer words, or another topic.',
    clear: 'Show all posts',
    action: { label: 'Products', to: '/product' },
  },
} as const;

export const blogPost = {
  /** Of a post that could not be loaded. */
  title: 'Blog post',
  /** Read out while it is on its way. */
  coming: 'the post',
  /** What did not come. */
  what: 'post',
  contents: 'In this post',
  minutes: (minutes: number): string =>
    minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`,
  share: { label: 'Share', copied: 'Link copied', failed: 'The link could not be copied' },
  neighbours: {
    label: 'Earlier and later post',
    prev: 'Earlier post',
    next: 'Later post',
    /** Before the first post, and after the last. */
    end: 'The blog',
    all: { label: 'All posts', to: '/blog' },
  },
  /** The neighbours, and what to read next: what is on its way, or did not come. */
  others: 'other posts',
  emptyBody: 'This post has no text yet.',
  /** Read out after a link that leaves this site. */
  otherSite: '(on another site)',
  /** The names of what is wider than the text and scrolls sideways. */
  wide: { table: 'Table, scrolls sideways', pre: 'Code, scrolls sideways' },
  readNext: { heading: 'Read next', more: { label: 'Explore More', to: '/blog' } },
  notFound: {
    title: 'This post is not here',
    text: 'It may have been taken down, or the address may have been mistyped.',
    ways: [
      { label: 'All posts', to: '/blog' },
      { label: 'Contact Us', to: '/contactus' },
    ],
  },
} as const;
