import { stringify } from 'picoquery';

export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly QueryValue[]
  | { readonly [key: string]: QueryValue };

/**
 * Maximum length of a list. Strapi's parser drops a longer list and with it the filter, so that
 * every entry would match.
 */
const LONGEST_LIST = 100;

type Pruned = string | number | boolean | Pruned[] | { [key: string]: Pruned };

function pruned(value: QueryValue): Pruned | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    if (value.length > LONGEST_LIST) {
      throw new RangeError(
        `A query list holds at most ${LONGEST_LIST} values, not ${value.length}`,
      );
    }
    const items = value.map(pruned).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    const left = pruned(inner);
    return left === undefined ? [] : [[key, left] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/**
 * Returns nested parameters as a query string: `{ pagination: { page: 1 }, sort: '' }` →
 * `?pagination%5Bpage%5D=1`. Empty values (absent, `null`, `''`, empty lists and objects) are
 * dropped; `0` and `false` are kept.
 *
 * @throws RangeError for a list of more than 100 values.
 */
export function queryString(parameters: { readonly [key: string]: QueryValue }): string {
  const value = pruned(parameters);
  return value === undefined
    ? ''
    : `?${stringify(value as object, { nesting: true, nestingSyntax: 'index' })}`;
}
