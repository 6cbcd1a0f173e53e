import * as v from 'valibot';
import { ContentError } from '../../application/content-error';
import type { EnquiryInbox } from '../../application/ports/enquiry-inbox';
import type { Enquiry, EnquiryField, EnquiryProblems } from '../../domain/enquiries/enquiry';
import type { StrapiClient } from './http/strapi-client';
import { readWire } from './wire/read-wire';
import { oneWire, refusalWire } from './wire/strapi-wire';

/** The CMS's own words are meant for logs (`email must be defined.`). */
const SENTENCES: Readonly<Record<EnquiryField, string>> = {
  name: 'Please check your name',
  email: 'Please check your e-mail address',
  company: "Please check the company's name",
  message: 'Please check your message',
  volume: 'Please choose another volume',
};

const isField = (name: string | undefined): name is EnquiryField =>
  name !== undefined && Object.hasOwn(SENTENCES, name);

/** Empty fields are left out: the CMS would check an empty text against its least length. */
const toData = ({ product, volume, key, kind, ...texts }: Enquiry) => ({
  kind,
  key,
  ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
  ...(product !== null && { product: product.id, productTitle: product.title }),
  ...(volume !== null && { volume }),
});

function refusedFields(failure: ContentError): EnquiryProblems {
  const problems: Partial<Record<EnquiryField, string>> = {};
  for (const { path } of refusal(failure)?.error.details?.errors ?? []) {
    const [field] = path;
    if (isField(field)) problems[field] = SENTENCES[field];
  }
  return problems;
}

function refusal({ body }: ContentError): v.InferOutput<typeof refusalWire> | null {
  try {
    const { success, output } = v.safeParse(refusalWire, JSON.parse(body ?? ''));
    return success ? output : null;
  } catch {
    return null; // Not JSON: a proxy's page, say. The status itself is still reported.
  }
}

export function strapiEnquiryInbox(client: StrapiClient): EnquiryInbox {
  return {
    async send(enquiry) {
      try {
        const answer = await client.call('POST', '/enquiries', { body: { data: toData(enquiry) } });
        readWire(oneWire, answer);
        return { outcome: 'accepted' };
      } catch (error) {
        if (!(error instanceof ContentError) || error.kind !== 'bad-request') throw error;
        const problems = refusedFields(error);
        if (Object.keys(problems).length === 0) throw error;
        return { outcome: 'refused', problems };
      }
    },
  };
}
