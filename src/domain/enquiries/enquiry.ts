import { VOLUMES, type Volume } from '../catalogue/volume';

export const ENQUIRY_KINDS = ['contact', 'wholesale', 'newsletter'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** Lengths in characters; the CMS enforces the same. */
export const ENQUIRY_LIMITS = {
  name: { least: 2, most: 120 },
  email: { most: 254 },
  company: { most: 160 },
  message: { least: 10, most: 4000 },
} as const;

/** What a visitor typed, before anybody looked at it. */
export interface EnquiryDraft {
  readonly kind: EnquiryKind;
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly message: string;
  /** The product asked about: its id and the title to show; `null` when none. */
  readonly product: { readonly id: string; readonly title: string } | null;
  readonly volume: Volume | null;
}

/** A valid enquiry. `key` is made once for each form filled in, so that a repeat is stored once. */
export interface Enquiry extends EnquiryDraft {
  readonly key: string;
}

export type EnquiryField = 'name' | 'email' | 'company' | 'message' | 'volume';
export type EnquiryProblems = Readonly<Partial<Record<EnquiryField, string>>>;

// One @, no white space, a dot in the domain: all that can be said without sending a mail.
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

const nameProblem = ({ kind, name }: EnquiryDraft): string | null => {
  const { least, most } = ENQUIRY_LIMITS.name;
  if (name.trim() === '') return kind === 'newsletter' ? null : 'Enter your name';
  if (name.trim().length < least) return `Your name needs at least ${least} characters`;
  return name.trim().length > most ? `Your name can have at most ${most} characters` : null;
};

const emailProblem = ({ email }: EnquiryDraft): string | null => {
  if (email.trim() === '') return 'Enter your e-mail address';
  const tooLong = email.trim().length > ENQUIRY_LIMITS.email.most;
  return tooLong || !EMAIL.test(email.trim())
    ? 'Enter an e-mail address in the form name@example.com'
    : null;
};

const companyProblem = ({ company }: EnquiryDraft): string | null =>
  company.trim().length > ENQUIRY_LIMITS.company.most
    ? `The company's name can have at most ${ENQUIRY_LIMITS.company.most} characters`
    : null;

const messageProblem = ({ kind, message }: EnquiryDraft): string | null => {
  const { least, most } = ENQUIRY_LIMITS.message;
  if (message.trim() === '') return kind === 'newsletter' ? null : 'Write your message';
  if (message.trim().length < least) return `Your message needs at least ${least} characters`;
  return message.trim().length > most ? `Your message can have at most ${most} characters` : null;
};

const volumeProblem = ({ volume }: EnquiryDraft): string | null =>
  volume === null || VOLUMES.includes(volume) ? null : 'Choose one of the volumes';

const CHECKS = {
  name: nameProblem,
  email: emailProblem,
  company: companyProblem,
  message: messageProblem,
  volume: volumeProblem,
} satisfies Record<EnquiryField, (draft: EnquiryDraft) => string | null>;

/** What is wrong with a draft, a sentence a field in the order of the form; empty when valid. */
export function enquiryProblems(draft: EnquiryDraft): EnquiryProblems {
  const problems: Partial<Record<EnquiryField, string>> = {};
  for (const [field, check] of Object.entries(CHECKS) as [EnquiryField, typeof nameProblem][]) {
    const problem = check(draft);
    if (problem !== null) problems[field] = problem;
  }
  return problems;
}

/** A form of a kind before anybody typed. */
export const emptyEnquiry = (kind: EnquiryKind): EnquiryDraft => ({
  kind,
  name: '',
  email: '',
  company: '',
  message: '',
  product: null,
  volume: null,
});

export const trimmedEnquiry = (draft: EnquiryDraft): EnquiryDraft => ({
  ...draft,
  name: draft.name.trim(),
  email: draft.email.trim(),
  company: draft.company.trim(),
  message: draft.message.trim(),
});

/** Whether two drafts say the same. */
export const sameEnquiry = (one: EnquiryDraft, other: EnquiryDraft): boolean =>
  one.kind === other.kind &&
  one.name === other.name &&
  one.email === other.email &&
  one.company === other.company &&
  one.message === other.message &&
  one.volume === other.volume &&
  one.product?.id === other.product?.id;
