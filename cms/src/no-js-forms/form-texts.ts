/**
 * This file contains the texts of the error page for forms. They are copies of the site's texts in
 * `src/ui/content`, which this package cannot import. The site's `test/form-words.test.ts` checks
 * that the copies match.
 */

/** Names of the fields that visitors see in the forms. */
export const FORM_FIELDS = [
  'lines',
  'name',
  'email',
  'company',
  'volume',
  'quantity',
  'country',
  'delivery',
  'message',
] as const;
export type FormField = (typeof FORM_FIELDS)[number];

export type Problem =
  | { readonly code: 'missing' | 'malformed' | 'refused' }
  | { readonly code: 'too-short' | 'too-long'; readonly limit: number };

const EMAIL_FORM = 'Enter an e-mail address in the form name@example.com';

/**
 * Error messages by field and problem. `#` stands for the minimum or maximum length of the field.
 */
const PROBLEMS: Readonly<Record<FormField, Partial<Record<Problem['code'], string>>>> = {
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

export const words = {
  brand: { name: 'Sanaag', line: 'Frankincense of Somalia', email: 'hello@example.com' },
  labels: {
    lines: 'Products',
    name: 'Name',
    email: 'E-mail',
    company: 'Company',
    volume: 'Volume',
    quantity: 'Quantity',
    country: 'Country',
    delivery: 'Delivery',
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
   * Error messages for a form whose request body the CMS cannot read, because it is too large or
   * malformed. The site has no such texts, because its own code never sends such a request.
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
