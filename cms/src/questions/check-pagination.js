const { LIMITS } = require('./askable');
const { isTree } = require('./read-query');
const { refuse, refuseKey } = require('./refuse');
const { hasForm } = require('./values');

// A page past the end is an empty page, one before the first is the first, too large a page is cut:
// what counts here is that the database can take the number.
const WHOLE = new RegExp(`^-?\\d{1,${LIMITS.pageDigits}}$`);
const isWhole = (value) => typeof value === 'string' && WHOLE.test(value);

const PARTS = {
  withCount: (value) => hasForm('boolean', value),
  page: isWhole,
  pageSize: isWhole,
  start: isWhole,
  limit: isWhole,
};

const checkPagination = (value) => {
  if (!isTree(value) || Array.isArray(value))
    refuse('pagination', 'The pagination parameter must be an object');
  for (const [key, part] of Object.entries(value)) {
    if (!Object.hasOwn(PARTS, key)) refuseKey('pagination', key);
    if (!PARTS[key](part)) refuse('pagination', `Invalid ${key} parameter`);
  }
};

module.exports = { checkPagination };
