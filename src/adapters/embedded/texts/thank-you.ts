import type { ThankYouTexts } from '../../../domain/texts/pages/thank-you-texts';

export const THANK_YOU: ThankYouTexts = {
  meta: {
    title: 'Thank you',
    description: 'What was sent by one of the forms of this site is stored. Here are the ways on.',
  },
  title: 'Thank you',
  lead: 'What you sent has reached us.',
  next: [
    'We answer messages and enquiries at the address you gave.',
    'If you joined the list, you will hear from us when there is news of a harvest.',
  ],
  button: 'Products',
  links: [
    { label: 'Blog', address: '/blog' },
    { label: 'FAQ', address: '/faq' },
    { label: 'Write another message', address: '/contactus' },
  ],
};
