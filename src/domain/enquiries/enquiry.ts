import { VOLUMES, type Volume } from '../catalogue/volume';
import { isEmailAddress } from '../shared/email-address';
import { type EnquiryList, isLine, MAX_LINES, readQuantity } from './enquiry-list';

export const ENQUIRY_KINDS = ['contact', 'wholesale', 'newsletter', 'order'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** Lengths in characters. The CMS enforces the same limits. */
export const ENQUIRY_LIMITS = {
  name: { least: 2, most: 120 },
  email: { most: 254 },
  company: { most: 160 },
  country: { most: 80 },
  delivery: { most: 300 },
  message: { least: 10, most: 4000 },
} as const;

/** What a visitor typed, not yet validated. */
export interface EnquiryDraft {
  readonly kind: EnquiryKind;
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly volume: Volume | null;
  /** How many pieces the visitor asks about, as typed; empty for none. */
  readonly quantity: string;
  readonly country: string;
  /** Where or when the visitor needs the goods. */
  readonly delivery: string;
  readonly message: string;
  /** The products to order; empty unless the kind is `order`. */
  readonly lines: EnquiryList;
  /** The product that the enquiry is about, with the title to show; `null` for none. */
  readonly product: { readonly id: string; readonly title: string } | null;
}

/** A valid enquiry. `key` identifies the submission, so that a repeated one is stored once. */
export interface Enquiry extends EnquiryDraft {
  readonly key: string;
}

/** The fields of an enquiry, in the order of the form. */
export const ENQUIRY_FIELDS = [
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
export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];

/**
 * The problem of a field. `limit` is in characters; `refused` means that the inbox rejected the
 * value.
 */
export type EnquiryProblem =
  | { readonly code: 'missing' | 'malformed' | 'refused' }
  | { readonly code: 'too-short' | 'too-long'; readonly limit: number };

export type EnquiryProblems = Readonly<Partial<Record<EnquiryField, EnquiryProblem>>>;

const REQUIRED: Readonly<Record<EnquiryKind, readonly EnquiryField[]>> = {
  contact: ['name', 'email', 'message'],
  wholesale: ['name', 'email', 'message'],
  newsletter: ['email'],
  order: ['lines', 'name', 'email', 'country'],
};

function problemOfLines({ kind, lines }: EnquiryDraft): EnquiryProblem | null {
  if (lines.length > MAX_LINES) return { code: 'too-long', limit: MAX_LINES };
  if (lines.length > 0) return lines.every(isLine) ? null : { code: 'malformed' };
  return REQUIRED[kind].includes('lines') ? { code: 'missing' } : null;
}

function problemOf(field: EnquiryField, draft: EnquiryDraft): EnquiryProblem | null {
  if (field === 'lines') return problemOfLines(draft);
  if (field === 'volume') {
    return draft.volume === null || VOLUMES.includes(draft.volume) ? null : { code: 'malformed' };
  }
  if (field === 'quantity') {
    const isValid = draft.quantity.trim() === '' || readQuantity(draft.quantity) !== null;
    return isValid ? null : { code: 'malformed' };
  }
  const text = draft[field].trim();
  if (text === '') return REQUIRED[draft.kind].includes(field) ? { code: 'missing' } : null;
  const { least, most } = { least: 0, ...ENQUIRY_LIMITS[field] };
  if (text.length < least) return { code: 'too-short', limit: least };
  if (text.length > most) return { code: 'too-long', limit: most };
  return field === 'email' && !isEmailAddress(text) ? { code: 'malformed' } : null;
}

/** At most one problem for each field, in the order of the form; empty when the draft is valid. */
export const enquiryProblems = (draft: EnquiryDraft): EnquiryProblems =>
  Object.fromEntries(
    ENQUIRY_FIELDS.flatMap((field) => {
      const problem = problemOf(field, draft);
      return problem === null ? [] : [[field, problem]];
    }),
  );

export const emptyEnquiry = (kind: EnquiryKind): EnquiryDraft => ({
  kind,
  name: '',
  email: '',
  company: '',
  volume: null,
  quantity: '',
  country: '',
  delivery: '',
  message: '',
  lines: [],
  product: null,
});

export const trimmedEnquiry = (draft: EnquiryDraft): EnquiryDraft => ({
  ...draft,
  name: draft.name.trim(),
  email: draft.email.trim(),
  company: draft.company.trim(),
  quantity: draft.quantity.trim(),
  country: draft.country.trim(),
  delivery: draft.delivery.trim(),
  message: draft.message.trim(),
});

/**
 * Whether two drafts have the same content. The product is compared by id only, because its title
 * may load later.
 */
export const sameEnquiry = (one: EnquiryDraft, other: EnquiryDraft): boolean =>
  one.kind === other.kind &&
  ENQUIRY_FIELDS.every((field) => field === 'lines' || one[field] === other[field]) &&
  JSON.stringify(one.lines) === JSON.stringify(other.lines) &&
  one.product?.id === other.product?.id;
