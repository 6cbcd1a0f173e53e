import { ContentError } from '../../application/content-error';
import type { EnquiryInbox } from '../../application/ports/enquiries/enquiry-inbox';
import {
  ENQUIRY_FIELDS,
  type Enquiry,
  type EnquiryField,
  type EnquiryProblems,
} from '../../domain/enquiries/enquiry';
import { ENQUIRIES } from './enquiry-form-address';
import type { StrapiClient } from './http/strapi-client';
import { readWire } from './wire/read-wire';
import { refusalIn } from './wire/refusal';
import { receivedWire } from './wire/strapi-wire';

const isField = (name: string | undefined): name is EnquiryField =>
  (ENQUIRY_FIELDS as readonly (string | undefined)[]).includes(name);

/**
 * Returns the body of the request. Empty fields are left out, because the CMS would check an empty
 * text against the minimum length.
 */
const toData = ({ product, volume, quantity, lines, key, kind, ...texts }: Enquiry) => ({
  kind,
  key,
  ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
  ...(product !== null && { product: product.id, productTitle: product.title }),
  ...(volume !== null && { volume }),
  ...(quantity !== '' && { quantity: Number(quantity) }),
  ...(lines.length > 0 && {
    lines: lines.map(({ product: { id, title }, ...line }) => ({ product: id, title, ...line })),
  }),
});

const NUMBER_LENGTH = 8;

/** Returns the number that the CMS uses in its e-mails for the enquiry with this id. */
const numberOf = (documentId: string): string => documentId.slice(0, NUMBER_LENGTH).toUpperCase();

/**
 * Returns the fields that the CMS refused. Its messages, such as `email must be defined.`, are not
 * meant for visitors, so only the field names are used.
 */
const refusedFields = (failure: ContentError): EnquiryProblems =>
  Object.fromEntries(
    (refusalIn(failure)?.details?.errors ?? [])
      .map(({ path: [field] }) => field)
      .filter(isField)
      .map((field) => [field, { code: 'refused' }]),
  );

export function strapiEnquiryInbox(client: StrapiClient): EnquiryInbox {
  return {
    async send(enquiry) {
      try {
        const answer = await client.call('POST', ENQUIRIES, { body: { data: toData(enquiry) } });
        const { data, meta } = readWire(receivedWire, answer);
        return {
          outcome: 'accepted',
          ...(data !== null && { number: numberOf(data) }),
          ...(meta.confirmation && { confirmBy: meta.confirmation }),
        };
      } catch (error) {
        if (!(error instanceof ContentError) || error.kind !== 'bad-request') throw error;
        const problems = refusedFields(error);
        if (Object.keys(problems).length === 0) throw error;
        return { outcome: 'refused', problems };
      }
    },
  };
}
