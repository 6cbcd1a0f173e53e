import { LIMITS } from './limits';
import { isTree } from './read-query';
import { refuse, refuseKey } from './refuse';
import { hasForm } from './valid-values';

// Checks only the number of digits, so that the database accepts the number. Strapi handles all
// such numbers: a page past the end is empty, a page before the first counts as the first, and a
// page size that is too large is reduced.
const WHOLE = new RegExp(`^-?\\d{1,${LIMITS.pageDigits}}$`);
const isWhole = (value: unknown) => typeof value === 'string' && WHOLE.test(value);

const PARTS: Readonly<Record<string, (value: unknown) => boolean>> = {
  withCount: (value) => hasForm('boolean', value),
  page: isWhole,
  pageSize: isWhole,
  start: isWhole,
  limit: isWhole,
};

export const checkPagination = (value: unknown) => {
  if (!isTree(value) || Array.isArray(value))
    refuse('pagination', 'The pagination parameter must be an object');
  for (const [key, part] of Object.entries(value)) {
    const fits = Object.hasOwn(PARTS, key) ? PARTS[key] : undefined;
    if (!fits) refuseKey('pagination', key);
    if (!fits(part)) refuse('pagination', `Invalid ${key} parameter`);
  }
};
