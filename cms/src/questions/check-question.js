const { checkFields } = require('./check-fields');
const { checkFilters } = require('./check-filters');
const { checkPagination } = require('./check-pagination');
const { checkPopulate } = require('./check-populate');
const { checkSort } = require('./check-sort');
const { refuse, refuseKey } = require('./refuse');

// Nothing is translated: Strapi takes the parameter and pays it no attention.
const LOCALE = /^(?:\*|[A-Za-z]{2,3}(?:-[A-Za-z\d]{2,8}){0,2})$/;
const checkLocale = (value) => {
  if (typeof value !== 'string' || !LOCALE.test(value))
    refuse('locale', 'Invalid locale parameter');
};

const checkStatus = (value) => {
  if (value !== 'draft' && value !== 'published')
    refuse('status', "Invalid parameter at 'status'. Expected 'published' or 'draft'");
};

const CHECKS = {
  fields: checkFields,
  filters: checkFilters,
  locale: checkLocale,
  pagination: checkPagination,
  populate: checkPopulate,
  sort: checkSort,
  status: checkStatus,
};

/** Would tell of drafts. Readers get what is published, whatever they say. */
const OF_DRAFTS = ['status', 'publicationFilter', 'hasPublishedVersion'];

const isEmpty = (value) => value === '' || value === null;

/**
 * The question `query` of a public caller as it may be asked of one content type, by its row of the
 * table; empty parameters ask nothing and are left out.
 *
 * @throws ValidationError for what the table does not name.
 */
const checkQuestion = (query, row, action) => {
  const known = row.parameters[action];
  const asked = Object.entries(query).filter(
    ([name]) => known.includes('status') || !OF_DRAFTS.includes(name),
  );
  for (const [name, value] of asked) {
    if (!known.includes(name)) refuseKey(name, name);
    if (!isEmpty(value)) CHECKS[name](value, row);
  }
  return Object.fromEntries(asked.filter(([, value]) => !isEmpty(value)));
};

module.exports = { checkQuestion };
