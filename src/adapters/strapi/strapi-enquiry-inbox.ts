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
const toData = ({ product, volume, key, kind, ...texts }: Enquiry) => ({
  kind,
  key,
  ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
  ...(product !== null && { product: product.id, productTitle: product.title }),
  ...(volume !== null && { volume }),
});

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
        const { confirmation } = readWire(receivedWire, answer).meta;
        return { outcome: 'accepted', ...(confirmation && { confirmBy: confirmation }) };
      } catch (error) {
        if (!(error instanceof ContentError) || error.kind !== 'bad-request') throw error;
        const problems = refusedFields(error);
        if (Object.keys(problems).length === 0) throw error;
        return { outcome: 'refused', problems };
      }
    },
  };
}
