import { type QueryValue, queryString } from '../http/query-string';
import type { ListParameters } from './list-parameters';

const fieldOfSort = (order: string): string => order.split(':')[0] ?? '';

function fieldsOf(key: string, value: string): readonly (string | undefined)[] {
  // `filters[$and][0][Rating][$gte]` → `filters`, `$and`, `0`, `Rating`, `$gte`.
  const [parameter, ...steps] = key.split(/[[\]]+/u).filter((step) => step !== '');
  switch (parameter) {
    case 'sort':
      return [fieldOfSort(value)];
    case 'fields':
      return [value];
    case 'filters':
      return [steps.find((step) => !/^(?:\$|\d)/u.test(step))];
    case 'populate':
      // A part of the body is a type of its own, which may be missing where the body is not.
      return steps[1] === 'on' ? [steps[0], steps[2]] : [steps[0]];
    default:
      return [];
  }
}

/** The fields, and the parts of a dynamic zone, that a query sends by name; none twice. */
export function fieldsNamedBy(query: ListParameters): readonly string[] {
  const parameters = [...new URLSearchParams(queryString(query))];
  const names = parameters.flatMap(([key, value]) => fieldsOf(key, value));
  return [...new Set(names)].filter((name) => name !== undefined);
}

const isList = (value: object): value is readonly QueryValue[] => Array.isArray(value);

function pruned(value: QueryValue, fields: ReadonlySet<string>): QueryValue {
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map((item) => pruned(item, fields));
  const kept = Object.entries(value).filter(([key]) => !fields.has(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, pruned(inner, fields)]));
}

/** The query without the conditions, orders and wishes that name one of the fields. */
export function queryWithoutFields(
  query: ListParameters,
  fields: ReadonlySet<string>,
): ListParameters {
  if (fields.size === 0) return query;
  const { sort = [], fields: wanted = [] } = query;
  return {
    ...(pruned(query, fields) as ListParameters),
    sort: [sort].flat().filter((order) => !fields.has(fieldOfSort(order))),
    fields: wanted.filter((field) => !fields.has(field)),
  };
}
