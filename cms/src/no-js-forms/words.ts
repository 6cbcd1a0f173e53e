/**
 * This file contains the texts of the error page for forms. They are copies of the site's texts in
 * `src/ui/content`, which this package cannot import. The site's `test/form-words.test.ts` checks
 * that the copies match.
 */

/** Names of the fields that visitors see in the forms. */
export const FORM_FIELDS = ['name', 'email', 'company', 'volume', 'message'] as const;
export type FormField = (typeof FORM_FIELDS)[number];

export type Problem =
  | { readonly code: 'missing' | 'malformed' | 'refused' }
  | { readonly code: 'too-short' | 'too-long'; readonly limit: number };

const EMAIL_FORM = 'Enter an e-mail address in the form name@example.com';

/**
 * Error messages by field and problem. `#` stands for the minimum or maximum length of the field.
 */
const PROBLEMS: Readonly<Record<FormField, Partial<Record<Problem['code'], string>>>> = {
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

export const words = {
  brand: { name: 'Sanaag', line: 'Frankincense of Somalia', email: 'hello@example.com' },
  labels: {
    name: 'Name',
    email: 'E-mail',
    company: 'Company',
    volume: 'Volume',
    message: 'Message',
  },
  optional: 'optional',
  anyVolume: 'Any volume',
  problems: 'Please check these fields',
  notSent: {
    heading: 'Your message could not be sent',
    text: 'What you typed is still here. Please try again in a moment, or write to us by e-mail.',
    tooMany:
      'There were many messages in a short time. Please wait a minute, then send it again; nothing is lost.',
  },
  errorTitlePrefix: 'Error: ',
  honeypotLabel: 'Leave this field empty',
  /**
   * Messages for a body that cannot be read. The site has no such texts, because its code never
   * sends such a body.
   */
  unread: {
    tooLarge:
      'It is too long to be read here. Your browser’s Back button leads to the form, where it can be shortened.',
    broken:
      'It cannot be read here. Your browser’s Back button leads to the form; or write to us by e-mail.',
  },
  back: 'Back to the site',
} as const;

export const problemText = (field: FormField, problem: Problem): string =>
  (PROBLEMS[field][problem.code] ?? PROBLEMS[field].refused ?? words.problems).replace(
    '#',
    'limit' in problem ? String(problem.limit) : '',
  );
