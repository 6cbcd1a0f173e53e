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
  /** What is stored, and what for. */
  readonly privacy: string;
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
    'too-long': "The company's name can have at most # characters",
    refused: "Please check the company's name",
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
  optional: 'optional',
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
  /** Before the title of the document while something is to be put right: it is read out first. */
  wrongTitle: 'Error: ',
  /** On the success view. */
  another: 'Write another message',
  /** Between what is stored and how to have it changed; only a script keeps it. */
  kept: 'What you type is kept in this browser tab until it is sent, so that it is not lost.',
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
    privacy: `We store your name, your e-mail address, your message and, if you came from a product, which one, in order to answer you. It is not used for anything else, and no cookies are set.`,
    ask: ASK,
  },
  wholesale: {
    submit: 'Send enquiry',
    sending: 'Sending…',
    success: {
      heading: 'Your enquiry has been sent',
      text: 'Thank you. The answer comes to the e-mail address you gave.',
    },
    privacy: `We store your name, company, e-mail address, the volume you chose and your message, in order to answer you. It is not used for anything else, and no cookies are set.`,
    ask: ASK,
  },
  newsletter: {
    submit: 'Tell me about new harvests',
    sending: 'Sending…',
    success: {
      heading: 'You are on the list',
      text: 'We write when there is news of a harvest, and not otherwise.',
    },
    privacy: `We store your e-mail address, and your name if you give it, in order to write to you about new harvests. It is not used for anything else, and no cookies are set.`,
    ask: `To be taken off the list, answer any of those messages or write to us. ${ASK}`,
  },
};
