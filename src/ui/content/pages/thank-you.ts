/** The texts of the page that follows a form that the browser posted itself, without JavaScript. */
export const thankYou = {
  title: 'Thank you',
  lead: 'What you sent has reached us.',
  /** What happens next: one sentence for messages and enquiries, one for the mailing list. */
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
