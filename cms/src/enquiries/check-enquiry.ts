import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { ENQUIRY, type EnquiryInput } from './enquiry';
import { linesOf } from './order-lines';

type Field = 'name' | 'message' | 'country' | 'lines';

/** The fields that a kind of enquiry requires besides the e-mail address. */
const NEEDED: Readonly<Record<string, readonly Field[]>> = {
  newsletter: [],
  order: ['lines', 'name', 'country'],
};
const NEEDED_OTHERWISE: readonly Field[] = ['name', 'message'];

type Problems = errors.YupValidationError['details']['errors'];

const schemaErrors = async (strapi: Core.Strapi, enquiry: EnquiryInput): Promise<Problems> => {
  try {
    await strapi.entityValidator.validateEntityCreation<typeof ENQUIRY>(
      strapi.contentTypes[ENQUIRY],
      enquiry,
      { isDraft: false },
    );
    return [];
  } catch (error) {
    if (!(error instanceof errors.ValidationError)) throw error;
    return (error as errors.YupValidationError).details.errors;
  }
};

const problemWith = (field: Field, what: string) => ({
  path: [field],
  message: `${field} ${what}.`,
  name: 'ValidationError',
});

// Returns an error for each missing field that this kind of enquiry requires. The schema of a
// content type cannot express this condition. The messages are worded like Strapi's.
const missingErrors = (enquiry: EnquiryInput) =>
  (NEEDED[enquiry.kind ?? ''] ?? NEEDED_OTHERWISE)
    .filter((field) => enquiry[field] === undefined)
    .map((field) => problemWith(field, 'must be defined'));

// Checks the order lines, because Strapi accepts any JSON in this field.
const lineErrors = ({ kind, lines }: EnquiryInput) =>
  lines === undefined || (kind === 'order' && linesOf(lines) !== null)
    ? []
    : [problemWith('lines', 'must be 1 to 20 products of an order, each once')];

/**
 * Throws a ValidationError when an enquiry is invalid. The error has the structure of Strapi's own
 * errors. It lists all problems, so that a form can show all of them together.
 */
export const checkEnquiry = async (strapi: Core.Strapi, enquiry: EnquiryInput) => {
  const problems = [
    ...missingErrors(enquiry),
    ...lineErrors(enquiry),
    ...(await schemaErrors(strapi, enquiry)),
  ];
  const [first, ...others] = problems;
  if (!first) return;
  throw new errors.ValidationError(
    others.length === 0 ? first.message : `${problems.length} errors occurred`,
    { errors: problems },
  );
};
