import type { SignUpTexts } from '../../../domain/texts/pages/sign-up-texts';

export const SIGN_UP: SignUpTexts = {
  meta: {
    title: 'SignUp',
    description: 'Leave your e-mail address to hear about new harvests. No account is made.',
  },
  panel: ['Notes from', 'each harvest,', 'by e-mail.'],
  title: 'SignUp',
  lead: 'No account, no password. We write when there is news of a harvest.',
  toConfirm: {
    heading: 'Please look at your mail',
    text: 'We have sent a mail to #. Open the link in it and press the button there, and you are on the list. The link works for 7 days.',
  },
  onTheList: {
    heading: 'You are on the list',
    text: 'We write when there is news of a harvest, and not otherwise.',
  },
  notFound: {
    title: 'Page not found',
    before: 'There is no page at',
    lead: 'It may have moved, or the address may have been mistyped. You may be looking for one of these:',
    links: [
      { label: 'Products', address: '/product' },
      { label: 'Blog', address: '/blog' },
      { label: 'FAQ', address: '/faq' },
      { label: 'Contact Us', address: '/contactus' },
    ],
    formHeading: 'Or hear about new harvests',
  },
};
