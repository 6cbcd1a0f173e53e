/** The words of the page that a form leads to when the browser itself has sent it. */
export const thankYou = {
  /** In the breadcrumb. */
  name: 'Thank you',
  title: 'Thank you',
  lead: 'What you sent has reached us.',
  /** What happens now, by what was sent. */
  next: [
    'We answer messages and enquiries at the address you gave.',
    'If you joined the list, you will hear from us when there is news of a harvest.',
  ],
  main: { label: 'Products', to: '/product' },
  ways: [
    { label: 'Blog', to: '/blog' },
    { label: 'FAQ', to: '/faq' },
    { label: 'Write another message', to: '/contactus' },
  ],
} as const;
