import { VOLUMES } from '../../domain/catalogue/volume';
import { ENQUIRY_KINDS, type Enquiry, type EnquiryDraft } from '../../domain/enquiries/enquiry';

// Validates entries in the browser's storage, which another version of the site may have written.
// It does not use the schema library, because that would double the code that a form loads, and
// these entries never come from the network.

type Is = (value: unknown) => boolean;

export const isText: Is = (value) => typeof value === 'string';
const isOneOf =
  (all: readonly unknown[]): Is =>
  (value) =>
    all.includes(value);

export const isNullOr =
  (is: Is): Is =>
  (value) =>
    value === null || is(value);

/** Returns a check that a value has at least these properties, each valid. */
export const isMadeOf =
  (properties: Readonly<Record<string, Is>>): Is =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(properties).every(([name, is]) => is((value as Record<string, unknown>)[name]));

const DRAFT = {
  kind: isOneOf(ENQUIRY_KINDS),
  name: isText,
  email: isText,
  company: isText,
  volume: isNullOr(isOneOf(VOLUMES)),
  message: isText,
  product: isNullOr(isMadeOf({ id: isText, title: isText })),
} satisfies Record<keyof EnquiryDraft, Is>;

export const isDraft: Is = isMadeOf(DRAFT);

const ENQUIRY = { ...DRAFT, key: isText } satisfies Record<keyof Enquiry, Is>;

export const isEnquiry: Is = isMadeOf(ENQUIRY);
