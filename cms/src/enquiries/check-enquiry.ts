import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { ENQUIRY, type EnquiryInput } from './enquiry';

const NEEDED_UNLESS_NEWSLETTER = ['name', 'message'] as const;

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

// Returns an error for each missing field that every kind of enquiry except `newsletter` requires.
// The schema of a content type cannot express this condition. The messages are worded like
// Strapi's.
const missingErrors = (enquiry: EnquiryInput) =>
  enquiry.kind === 'newsletter'
    ? []
    : NEEDED_UNLESS_NEWSLETTER.filter((field) => enquiry[field] === undefined).map((field) => ({
        path: [field],
        message: `${field} must be defined.`,
        name: 'ValidationError',
      }));

/**
 * Throws a ValidationError when an enquiry is invalid. The error has the structure of Strapi's own
 * errors. It lists all problems, so that a form can show all of them together.
 */
export const checkEnquiry = async (strapi: Core.Strapi, enquiry: EnquiryInput) => {
  const problems = [...missingErrors(enquiry), ...(await schemaErrors(strapi, enquiry))];
  const [first, ...others] = problems;
  if (!first) return;
  throw new errors.ValidationError(
    others.length === 0 ? first.message : `${problems.length} errors occurred`,
    { errors: problems },
  );
};
