/**
 * The words of the three forms. The privacy paragraphs say what the site does and nothing more.
 * How long messages are kept, and who answers for them, only the owner can say: the last
 * sentence of each paragraph tells the visitor how to ask. Complete it before launch.
 */
import type { EnquiryField, EnquiryKind, EnquiryProblem } from '../../domain/enquiries/enquiry';

interface FormContent {
  readonly submit: string;
  readonly sending: string;
  readonly success: { readonly heading: string; readonly text: string };
  /** That it is stored, and what for: two lines on a phone. */
  readonly privacy: string;
  /** What exactly is stored. */
  readonly stored: string;
  /** How to have it changed. */
  readonly ask: string;
}

export const formLabels: Record<EnquiryField, string> = {
  name: 'Name',
  email: 'E-mail',
  company: 'Company',
  volume: 'Volume',
  message: 'Message',
};

type ProblemTexts = Readonly<Record<EnquiryProblem['code'], string>>;

const EMAIL_FORM = 'Enter an e-mail address in the form name@example.com';

/** What is wrong with a field; `#` is the least or most that it may hold. */
const problemTexts: Readonly<Record<EnquiryField, Partial<ProblemTexts>>> = {
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
  /** Stands before the list of what is to be put right. */
  problems: 'Please check these fields',
  notSent: {
    heading: 'Your message could not be sent',
    text: 'What you typed is still here. Please try again in a moment, or write to us by e-mail.',
    tooMany:
      'There were many messages in a short time. Please wait a minute, then send it again; nothing is lost.',
    retry: 'Send again',
  },
  /** On the view in place of a form that was sent without a network. */
  waiting: {
    heading: 'Kept until there is a network',
    text: 'The site cannot be reached now. What you wrote is kept in this browser, on this device, and sent by itself once, as soon as there is a network and this site is open. After thirty days it is removed.',
  },
  /** In its place once it is discarded. */
  discarded: {
    heading: 'Discarded',
    text: 'What you wrote is no longer kept in this browser.',
  },
  /** What this browser keeps of earlier, each with a button. */
  keptHere: {
    waiting: 'A message you wrote here without a network is kept in this browser and not sent yet.',
    draft: 'What you typed before is still here.',
    discard: 'Discard',
    discarded: 'Discarded.',
    undo: 'Undo',
  },
  /** Before the title of the document while something is to be put right: it is read out first. */
  wrongTitle: 'Error: ',
  /** On the success view. */
  another: 'Write another message',
  /** Opens the rest of what is said about the data. */
  details: 'Details',
  /** Between what is stored and how to have it changed; only a script keeps it. */
  kept: 'What you type is kept in this browser tab until it is sent, so that it is not lost, but for thirty days at most.',
  /** In place of the form where neither a script nor anything else would send it. */
  withoutScript:
    'This form is sent by JavaScript, which is switched off here. Switch it on, or write to us by e-mail:',
  /** Label of the field that only machines see and fill in. */
  leaveEmpty: 'Leave this field empty',
} as const;

const ASK = 'To have it corrected or deleted, or to know how long it is kept, write to us.';

export const forms: Record<EnquiryKind, FormContent> = {
  contact: {
    submit: 'Send message',
    sending: 'Sending…',
    success: {
      heading: 'Your message has been sent',
      text: 'Thank you. The answer comes to the e-mail address you gave.',
    },
    privacy: 'We store your message to answer it, and use it for nothing else. No cookies are set.',
    stored:
      'Stored are your name, your e-mail address, your message and, if you came from a product, which one.',
    ask: ASK,
  },
  wholesale: {
    submit: 'Send enquiry',
    sending: 'Sending…',
    success: {
      heading: 'Your enquiry has been sent',
      text: 'Thank you. The answer comes to the e-mail address you gave.',
    },
    privacy: 'We store your enquiry to answer it, and use it for nothing else.',
    stored: 'Stored are your name, company, e-mail address, the volume you chose and your message.',
    ask: ASK,
  },
  newsletter: {
    submit: 'Tell me about new harvests',
    sending: 'Sending…',
    success: {
      heading: 'You are on the list',
      text: 'We write when there is news of a harvest, and not otherwise.',
    },
    privacy: 'We store your e-mail to write about harvests. Answer any message to leave the list.',
    stored:
      'Stored are your e-mail address and, if you give it, your name. Neither is used for anything else.',
    ask: ASK,
  },
};
