/** The texts of a post's page. */
export const blogPost = {
  /** Heading of the page if its post failed to load. */
  title: 'Blog post',
  /** Name of the post in the loading announcement. */
  loading: 'the post',
  /** The word for a post in the error panel. */
  what: 'post',
  minutes: (minutes: number): string =>
    minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`,
  share: { label: 'Share', copied: 'Link copied', failed: 'The link could not be copied' },
  neighbours: {
    label: 'Earlier and later post',
    prev: 'Earlier post',
    next: 'Later post',
    /**
     * Label of the link to the blog. On the first post, this link replaces the link to an earlier
     * post; on the last post, it replaces the link to a later post.
     */
    end: 'The blog',
    all: { label: 'All posts', to: '/blog' },
  },
  /** Name of the neighbouring and recommended posts in loading and error messages. */
  others: 'other posts',
  /** Visually hidden text after a link to another site. */
  otherSite: '(on another site)',
  /**
   * Accessible names, by element name, of elements that scroll sideways because they are wider than
   * the text.
   */
  wide: { table: 'Table, scrolls sideways', pre: 'Code, scrolls sideways' },
  readNextLink: 'Explore More',
} as const;
