import { queryString } from '../http/query-string';
import type { ListParameters } from './list-parameters';

/** Returns those of `fields` that a query names in its filters, sort, fields or populate. */
export function fieldsNamedBy(query: ListParameters, fields: Iterable<string>): readonly string[] {
  const names = [...new URLSearchParams(queryString(query))].flatMap(([key, value]) =>
    // `filters[$and][0][Rating][$gte]=4` names the field in the key, `sort[0]=Rating:desc` in the
    // value.
    /^(?:sort|fields)\b/u.test(key) ? value.split(':') : key.split(/[[\]]/u),
  );
  return [...fields].filter((field) => names.includes(field));
}

const LISTS_OF_FIELDS = ['sort', 'fields'];

/** The query without the filters, sorts and selections that name one of the fields. */
export function queryWithoutFields(
  query: ListParameters,
  fields: ReadonlySet<string>,
): ListParameters {
  return JSON.parse(JSON.stringify(query), (key, value) => {
    if (fields.has(key)) return undefined;
    return LISTS_OF_FIELDS.includes(key)
      ? [value].flat().filter((name: string) => !fields.has(name.split(':')[0] ?? ''))
      : value;
  });
}
