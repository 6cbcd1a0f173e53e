/** The texts of `/auth`. The SignUp button opens this page, and unknown URLs redirect to it. */
export const auth = {
  /** Each entry is a line with its own background. */
  panel: ['Notes from', 'each harvest,', 'by e-mail.'],
  signUp: {
    title: 'SignUp',
    lead: 'No account, no password. We write when there is news of a harvest.',
  },
  notFound: {
    title: 'Page not found',
    /** Precedes the URL that the visitor requested. */
    before: 'There is no page at',
    /** Shown if it is not known which URL was requested. */
    withoutAddress: 'There is no page at this address.',
    lead: 'It may have moved, or the address may have been mistyped. You may be looking for one of these:',
    ways: [
      { label: 'Products', to: '/product' },
      { label: 'Blog', to: '/blog' },
      { label: 'FAQ', to: '/faq' },
      { label: 'Contact Us', to: '/contactus' },
    ],
    formHeading: 'Or hear about new harvests',
  },
} as const;
