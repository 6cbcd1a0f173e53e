import type { Form } from './valid-values';

const EXISTS = ['$null', '$notNull'];
const EQUALS = ['$eq', '$ne', '$in', '$notIn'];
const COMPARES = ['$lt', '$lte', '$gt', '$gte', '$between'];
export const SEARCHES = ['$contains', '$containsi'];

/**
 * The type of a field's values, and how the field may be filtered and sorted. A field whose kind
 * has no operators may only be selected.
 */
export interface Kind {
  readonly value: Form;
  readonly operators: readonly string[];
  readonly sortable: boolean;
}

export const KINDS = {
  row: { value: 'integer', operators: EQUALS, sortable: true },
  id: { value: 'text', operators: [...EQUALS, '$lt', '$gt'], sortable: true },
  title: { value: 'text', operators: [...EQUALS, ...SEARCHES, ...EXISTS], sortable: true },
  prose: { value: 'text', operators: [...SEARCHES, ...EXISTS], sortable: false },
  choice: { value: 'text', operators: [...EQUALS, ...EXISTS], sortable: true },
  number: { value: 'number', operators: [...EQUALS, ...COMPARES, ...EXISTS], sortable: true },
  day: { value: 'day', operators: [...EQUALS, ...COMPARES, ...EXISTS], sortable: true },
  moment: { value: 'moment', operators: [...EQUALS, ...COMPARES, ...EXISTS], sortable: true },
  unfiltered: { value: 'text', operators: [], sortable: false },
} satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;
