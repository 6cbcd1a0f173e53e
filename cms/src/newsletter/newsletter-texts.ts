import { words as formWords } from '../no-js-forms/form-texts';
import { PENDING_DAYS } from './retention-days';

const { back } = formWords;

const DAYS = `${PENDING_DAYS} days`;

/** Placeholder for the name of the brand, which the owner enters in *Site*. */
const NAME = '{name}';

/** Replaces the placeholder in a text with the name of the brand. */
export const named = (text: string, name: string): string => text.replaceAll(NAME, () => name);

/**
 * The texts of the newsletter's mails and pages, except those that the owner can edit in the single
 * type *SignUp*.
 */
export const words = {
  back,
  /** Shown before the wording of the consent, in the confirmation mail and on its page. */
  consent: 'What you agree to:',
  confirmMail: {
    subject: `${NAME}: please confirm that we may write to you`,
    lead: `This e-mail address was entered at ${NAME} to hear about new harvests. If that was you, open this page and press the button on it:`,
    button: 'Open the page',
    after: `The link works for ${DAYS}. If it was not you, do nothing: the address is then deleted.`,
  },
  knownMail: {
    subject: `${NAME}: you are on the list already`,
    lead: `This e-mail address was entered at ${NAME} again to hear about new harvests. It is on the list already, so there is nothing to do.`,
  },
  withdrawal: { text: 'To take the address off the list:', link: 'Take this address off the list' },
  mailSent: {
    /**
     * Stands for the visitor's address in the owner's text. This page does not know the address.
     */
    address: 'the address you entered',
    /**
     * Shown after the owner's text. Not editable, because “an hour” is a limit that the code sets.
     */
    nothingThere: 'Nothing there? Look in the spam folder, or sign up again after an hour.',
  },
  confirm: {
    heading: 'May we write to you?',
    email: 'E-mail:',
    name: 'Name:',
    button: 'Yes, put me on the list',
  },
  invalid: {
    heading: 'This link does not work any more',
    text: [
      `A link works for ${DAYS}, and only the one in the latest mail. Nothing was changed. You can sign up again on the site.`,
    ],
  },
  withdraw: {
    heading: 'Leave the list?',
    text: ['One press, and we do not write to you any more.'],
    button: 'Take me off the list',
  },
  withdrawn: {
    heading: 'You are off the list',
    text: ['We do not write about harvests to you any more.'],
  },
  unknown: {
    heading: 'This link is not complete',
    text: [
      'Please copy the whole link from the mail, or answer the mail: then we take you off the list.',
    ],
  },
} as const;
