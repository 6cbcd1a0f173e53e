import { VOLUMES } from '../../domain/catalogue/volume';
import {
  ENQUIRY_KINDS,
  type Enquiry,
  type EnquiryDraft,
  emptyEnquiry,
} from '../../domain/enquiries/enquiry';
import { isLine } from '../../domain/enquiries/enquiry-list';

// Validates entries in the browser's storage, which another version of the site may have written.
// These entries never come from the network, so the schema library is not needed. It would double
// the code that a form loads.

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

/** For a field that earlier versions of the site did not store. */
const isMissingOr =
  (is: Is): Is =>
  (value) =>
    value === undefined || is(value);

/** Returns a check that a value is an object in which each of these properties is valid. */
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
  quantity: isMissingOr(isText),
  country: isMissingOr(isText),
  delivery: isMissingOr(isText),
  lines: isMissingOr((value) => Array.isArray(value) && value.every(isLine)),
  message: isText,
  product: isNullOr(isMadeOf({ id: isText, title: isText })),
} satisfies Record<keyof EnquiryDraft, Is>;

export const isDraft: Is = isMadeOf(DRAFT);

const ENQUIRY = { ...DRAFT, key: isText } satisfies Record<keyof Enquiry, Is>;

export const isEnquiry: Is = isMadeOf(ENQUIRY);

/** Returns a stored enquiry or draft with empty values for the fields that it lacks. */
export const completed = <Stored extends EnquiryDraft>(stored: Stored): Stored => ({
  ...emptyEnquiry(stored.kind),
  ...stored,
});
