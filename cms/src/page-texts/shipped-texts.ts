import { PENDING_DAYS } from '../newsletter/retention-days';

/**
 * Default texts that the CMS shows in its own pages and e-mails, by single type and field. They are
 * copies of the site's `src/adapters/embedded/texts`, which this package cannot import. The site's
 * `test/form-words.test.ts` checks that the copies match.
 */
export const SHIPPED_TEXTS = {
  contact: {
    afterSendingMail: 'We answer messages and enquiries at the address you gave.',
  },
  'enquiry-page': {
    afterSendingMail:
      'We reply by e-mail with what is available and the price including delivery. You decide then; until you confirm, nothing is ordered.',
  },
  wholesale: {
    afterSendingMail: 'We reply with the oils and resins available, their documents and a price.',
  },
  'sign-up': {
    toConfirmHeading: 'Please look at your mail',
    toConfirmText: `We have sent a mail to #. Open the link in it and press the button there, and you are on the list. The link works for ${PENDING_DAYS} days.`,
    onTheListHeading: 'You are on the list',
    onTheListText: 'We write when there is news of a harvest, and not otherwise.',
  },
} as const;
