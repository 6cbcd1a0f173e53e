import type { ContactTexts } from '../../../domain/texts/pages/contact-texts';

export const CONTACT: ContactTexts = {
  meta: {
    title: 'Contact Us',
    description:
      'Write to us about an oil, a harvest, a document or a scent you are trying to remember.',
  },
  title: 'Write to us',
  lead: 'About an oil, a harvest, or a scent you are trying to remember.',
  details: { email: 'E-mail', telephone: 'Telephone', region: 'Region' },
  forgetProduct: 'Ask about something else',
  afterSending: {
    heading: 'Your message has been sent',
    text: 'Thank you. The answer comes to the e-mail address you gave.',
    mail: 'We answer messages and enquiries at the address you gave.',
  },
  wholesale: { text: 'Buying for a shop or a workshop?', link: 'Wholesale' },
};
