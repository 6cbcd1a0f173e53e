/** The texts around a law page. Its title and text come from the CMS. */
export const lawPage = {
  /** Heading of the page if its text failed to load. */
  title: 'Legal',
  /** The word for the page in loading and error messages. */
  what: 'page',
  loading: 'the page',
  inForce: (day: string): string => `In force from ${day}`,
  empty: 'This page has no text yet.',
  notFound: {
    title: 'This page is not here',
    text: 'It may have moved, or it was taken down.',
    ways: [
      { label: 'Home', address: '/' },
      { label: 'Contact Us', address: '/contactus' },
    ],
  },
} as const;
