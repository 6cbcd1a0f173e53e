/** The words of a post's own page. */
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
} as const;
