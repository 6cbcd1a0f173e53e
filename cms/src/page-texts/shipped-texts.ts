import { PENDING_DAYS } from '../newsletter/days';

/**
 * The texts that ship with the site for the fields of single types that the CMS shows in its own
 * pages and e-mails, by type and field. They are copies of the site's `src/adapters/embedded/texts`,
 * which this package cannot import. The site's `test/form-words.test.ts` checks that the copies
 * match.
 */
export const SHIPPED_TEXTS = {
  contact: {
    afterSendingMail: 'We answer messages and enquiries at the address you gave.',
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
