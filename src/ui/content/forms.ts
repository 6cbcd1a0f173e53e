/**
 * The texts of the four forms, without those that the owner may reword. The privacy texts describe
 * only what the site does. They do not name the responsible person, whom the owner must add before
 * launch.
 */
import type { EnquiryField, EnquiryKind, EnquiryProblem } from '../../domain/enquiries/enquiry';

interface FormContent {
  readonly submit: string;
  readonly sending: string;
  /** States that the data is stored, and why. At most two lines on a phone. */
  readonly privacy: string;
  /** Names exactly the data that is stored. */
  readonly stored: string;
  /** States after how many months the data is deleted; `#` stands for the number. */
  readonly deletedAfter?: string;
}

export const formLabels: Record<EnquiryField, string> = {
  lines: 'Products',
  name: 'Name',
  email: 'E-mail',
  company: 'Company',
  volume: 'Volume',
  quantity: 'Quantity',
  country: 'Country',
  delivery: 'Delivery',
  message: 'Message',
};

type ProblemTexts = Readonly<Record<EnquiryProblem['code'], string>>;

const EMAIL_FORM = 'Enter an e-mail address in the form name@example.com';

/** The problem texts of each field; `#` stands for the minimum or maximum length. */
const problemTexts: Readonly<Record<EnquiryField, Partial<ProblemTexts>>> = {
  lines: {
    missing: 'Choose at least one product',
    'too-long': 'An enquiry can have at most # products',
    malformed: 'Give each product a quantity from 1 to 999',
    refused:
      'Please check the products: each needs a quantity from 1 to 999, and must still be offered',
  },
  name: {
    missing: 'Enter your name',
    'too-short': 'Your name needs at least # characters',
    'too-long': 'Your name can have at most # characters',
    refused: 'Please check your name',
  },
  email: {
    missing: 'Enter your e-mail address',
    'too-long': EMAIL_FORM,
    malformed: EMAIL_FORM,
    refused: 'Please check your e-mail address',
  },
  company: {
    'too-long': 'The company’s name can have at most # characters',
    refused: 'Please check the company’s name',
  },
  volume: { malformed: 'Choose one of the volumes', refused: 'Please choose another volume' },
  quantity: {
    malformed: 'Enter a quantity from 1 to 999',
    refused: 'Please check the quantity',
  },
  country: {
    missing: 'Enter your country',
    'too-long': 'The country can have at most # characters',
    refused: 'Please check the country',
  },
  delivery: {
    'too-long': 'The words about delivery can have at most # characters',
    refused: 'Please check the words about delivery',
  },
  message: {
    missing: 'Write your message',
    'too-short': 'Your message needs at least # characters',
    'too-long': 'Your message can have at most # characters',
    refused: 'Please check your message',
  },
};

export const problemText = (field: EnquiryField, problem: EnquiryProblem): string =>
  (problemTexts[field][problem.code] ?? formTexts.problems).replace(
    '#',
    'limit' in problem ? String(problem.limit) : '',
  );

export const formTexts = {
  anyVolume: 'Any volume',
  /** Title of the error summary. */
  problems: 'Please check these fields',
  notSent: {
    heading: 'Your message could not be sent',
    text: 'What you typed is still here. Please try again in a moment, or write to us by e-mail.',
    tooMany:
      'There were many messages in a short time. Please wait a minute, then send it again; nothing is lost.',
    retry: 'Send again',
  },
  /** Replaces the form after it was submitted without a network. */
  waiting: {
    heading: 'Kept until there is a network',
    text: 'The site cannot be reached now. What you wrote is kept in this browser, on this device, and sent by itself once, as soon as there is a network and this site is open. After thirty days it is removed.',
  },
  /** Replaces the `waiting` text after the visitor discards the enquiry. */
  discarded: {
    heading: 'Discarded',
    text: 'What you wrote is no longer kept in this browser.',
  },
  /** Notices about stored drafts and queued enquiries, each with a button. */
  inBrowser: {
    waiting: 'A message you wrote here without a network is kept in this browser and not sent yet.',
    draft: 'What you typed before is still here.',
    discard: 'Discard',
    discarded: 'Discarded.',
    undo: 'Undo',
  },
  /**
   * Prefix of the document title while a form has problems; screen readers read the title first.
   */
  errorTitlePrefix: 'Error: ',
  /** Label of the button that replaces the success message with an empty form. */
  another: 'Write another message',
  /** Label of the control that shows the full privacy note. */
  details: 'Details',
  /**
   * Shown between `stored` and `deletedAfter` if JavaScript is available, because only scripts
   * store drafts.
   */
  draftStored:
    'What you type is kept in this browser tab until it is sent, so that it is not lost, but for thirty days at most.',
  /** Replaces the form if there is neither JavaScript nor a form endpoint. */
  withoutScript:
    'This form is sent by JavaScript, which is switched off here. Switch it on, or write to us by e-mail:',
  /** Label of the honeypot field, for bots. */
  honeypotLabel: 'Leave this field empty',
} as const;

/** Tells the visitor how to have the data corrected or deleted. */
const ASK = 'To have it corrected or deleted, write to us.';
/** Replaces `ASK` if it is not known how long the data is kept. */
const ASK_HOW_LONG =
  'To have it corrected or deleted, or to know how long it is kept, write to us.';

/**
 * Returns the last sentences of a form's privacy note.
 * @param months number of months after which the CMS deletes the data; `null` if unknown.
 */
export const deletionNote = (kind: EnquiryKind, months: number | null): string => {
  const { deletedAfter } = forms[kind];
  if (deletedAfter === undefined || months === null) return ASK_HOW_LONG;
  const time = months === 1 ? '1 month' : `${months} months`;
  return `${deletedAfter.replace('#', time)} ${ASK}`;
};

export const forms: Record<EnquiryKind, FormContent> = {
  contact: {
    submit: 'Send message',
    sending: 'Sending…',
    privacy: 'We store your message to answer it, and use it for nothing else. No cookies are set.',
    stored:
      'Stored are your name, your e-mail address, your message and, if you came from a product, which one.',
    deletedAfter: 'Messages are deleted after #.',
  },
  wholesale: {
    submit: 'Send enquiry',
    sending: 'Sending…',
    privacy: 'We store your enquiry to answer it, and use it for nothing else.',
    stored: 'Stored are your name, company, e-mail address, the volume you chose and your message.',
    deletedAfter: 'Enquiries are deleted after #.',
  },
  order: {
    submit: 'Send enquiry',
    sending: 'Sending…',
    privacy: 'We store your enquiry to answer it, and use it for nothing else. No cookies are set.',
    stored:
      'Stored are the products with their quantities and prices, your name, your e-mail address, the country and what you write about delivery, and your message.',
    deletedAfter: 'Enquiries are deleted after #.',
  },
  newsletter: {
    submit: 'Tell me about new harvests',
    sending: 'Sending…',
    // The CMS stores this text with each sign-up as what the visitor agreed to. If you change it,
    // also add the new wording to `cms/src/newsletter/consent.ts`.
    privacy: 'We store your e-mail to write about harvests. Answer any message to leave the list.',
    stored:
      'Stored are your e-mail address and, if you give it, your name; also what you agree to here, and when you sign up, confirm and leave the list. None of it is used for anything else.',
  },
};
