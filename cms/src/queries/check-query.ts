import type { Action, Parameter, Row } from './allowed-row';
import { checkFields } from './check-fields';
import { checkFilters } from './check-filters';
import { checkPagination } from './check-pagination';
import { checkPopulate } from './check-populate';
import { checkSort } from './check-sort';
import type { Tree } from './read-query';
import { refuse, refuseKey } from './refuse';

// Syntax of the `locale` parameter. Its value is not checked further, because no content is
// translated and Strapi ignores the parameter.
const LOCALE = /^(?:\*|[A-Za-z]{2,3}(?:-[A-Za-z\d]{2,8}){0,2})$/;
const checkLocale = (value: unknown) => {
  if (typeof value !== 'string' || !LOCALE.test(value))
    refuse('locale', 'Invalid locale parameter');
};

const checkStatus = (value: unknown) => {
  if (value !== 'draft' && value !== 'published')
    refuse('status', "Invalid parameter at 'status'. Expected 'published' or 'draft'");
};

const CHECKS: Readonly<Record<Parameter, (value: unknown, row: Row) => void>> = {
  fields: checkFields,
  filters: checkFilters,
  locale: checkLocale,
  pagination: checkPagination,
  populate: checkPopulate,
  sort: checkSort,
  status: checkStatus,
};

/**
 * Parameters that could reveal drafts. They are ignored for public readers, who always receive
 * published content.
 */
const OF_DRAFTS = ['status', 'publicationFilter', 'hasPublishedVersion'];

const isEmpty = (value: unknown) => value === '' || value === null;

/**
 * Checks a public caller's query on one content type against `row`, the type's entry in
 * `QUERY_ALLOWLIST`. Returns the query without empty parameters and without ignored ones.
 *
 * @throws ValidationError when the query contains anything that `row` does not name.
 */
export const checkQuery = (query: Tree, row: Row, action: Action): Tree => {
  const allowed = row.parameters[action];
  const parameters = Object.entries(query).filter(
    ([name]) => allowed.includes('status') || !OF_DRAFTS.includes(name),
  );
  for (const [name, value] of parameters) {
    const parameter = allowed.find((one) => one === name);
    if (!parameter) refuseKey(name, name);
    if (!isEmpty(value)) CHECKS[parameter](value, row);
  }
  return Object.fromEntries(parameters.filter(([, value]) => !isEmpty(value)));
};
