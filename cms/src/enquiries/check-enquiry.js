const { ValidationError } = require('@strapi/utils').errors;

const NEEDED_UNLESS_NEWSLETTER = ['name', 'message'];

const schemaErrors = async (strapi, enquiry) => {
  try {
    await strapi.entityValidator.validateEntityCreation(
      strapi.contentType('api::enquiry.enquiry'),
      enquiry,
      {
        isDraft: false,
      },
    );
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.details.errors;
  }
};

// A schema cannot say "required, but not for a newsletter", hence this. In the words Strapi uses.
const missingErrors = (enquiry) =>
  enquiry.kind === 'newsletter'
    ? []
    : NEEDED_UNLESS_NEWSLETTER.filter((field) => enquiry[field] === undefined).map((field) => ({
        path: [field],
        message: `${field} must be defined.`,
        name: 'ValidationError',
      }));

/** Throws one ValidationError of Strapi's shape with everything that is wrong, so that a form shows it all at once. */
const checkEnquiry = async (strapi, enquiry) => {
  const errors = [...missingErrors(enquiry), ...(await schemaErrors(strapi, enquiry))];
  if (errors.length === 0) return;
  throw new ValidationError(
    errors.length === 1 ? errors[0].message : `${errors.length} errors occurred`,
    { errors },
  );
};

module.exports = { checkEnquiry };
