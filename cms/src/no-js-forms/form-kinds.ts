import type { FormField } from './form-texts';

/** One form of the site: its fields, the text of its submit button, and the path of its page. */
export interface FormKind {
  readonly fields: readonly FormField[];
  readonly optional: readonly FormField[];
  readonly submit: string;
  readonly address: string;
}

const CONTACT: FormKind = {
  fields: ['name', 'email', 'message'],
  optional: [],
  submit: 'Send message',
  address: '/contactus',
};

export const KINDS: ReadonlyMap<string, FormKind> = new Map([
  ['contact', CONTACT],
  [
    'wholesale',
    {
      fields: ['name', 'email', 'company', 'volume', 'message'],
      optional: ['company', 'volume'],
      submit: 'Send enquiry',
      address: '/wholesale',
    },
  ],
  [
    'order',
    {
      fields: ['name', 'email', 'country', 'delivery', 'message'],
      optional: ['delivery', 'message'],
      submit: 'Send enquiry',
      address: '/enquiry',
    },
  ],
  [
    'newsletter',
    {
      fields: ['email', 'name'],
      optional: ['name'],
      submit: 'Tell me about new harvests',
      address: '/auth',
    },
  ],
]);

/**
 * Returns the kind of an enquiry and its form. A missing or unknown kind counts as `contact`, so
 * that the error page contains a form that the visitor can send again.
 */
export const kindOf = (kind = ''): readonly [string, FormKind] => {
  const found = KINDS.get(kind);
  return found ? [kind, found] : ['contact', CONTACT];
};
