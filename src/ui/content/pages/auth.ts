/** The words of /auth: where SignUp leads, and where an unknown address ends. */
export const auth = {
  /** Each line stands on its own strip of paper. */
  panel: ['Notes from', 'each harvest,', 'by e-mail.'],
  signUp: {
    title: 'SignUp',
    lead: 'No account, no password. We write when there is news of a harvest.',
  },
  notFound: {
    title: 'Page not found',
    /** Followed by the address that was asked for. */
    before: 'There is no page at',
    /** When the address is not known. */
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
