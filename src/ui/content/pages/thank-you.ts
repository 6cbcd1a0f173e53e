/** The words of the page that a form leads to when the browser itself has sent it. */
export const thankYou = {
  /** In the breadcrumb. */
  name: 'Thank you',
  title: 'Thank you',
  lead: 'What you sent is stored.',
  /** What happens now, by what was sent. */
  next: [
    'If it was a message or an enquiry, the answer comes to the e-mail address you gave.',
    'If it was for the list, we write when there is news of a harvest, and not otherwise.',
  ],
  ways: [
    { label: 'Products', to: '/product' },
    { label: 'Blog', to: '/blog' },
    { label: 'Questions and answers', to: '/faq' },
    { label: 'Write another message', to: '/contactus' },
  ],
} as const;
