import { kindOf, type Row } from './allowed-row';
import { type Kind, SEARCHES } from './field-kinds';
import { LIMITS } from './limits';
import { isTree } from './read-query';
import { refuse, refuseKey } from './refuse';
import { hasForm } from './valid-values';

const GROUPS = ['$and', '$or'];
const LISTS = ['$in', '$notIn'];

interface Count {
  conditions: number;
  searches: number;
}

const valuesOf = (operator: string, value: unknown, field: string): readonly unknown[] => {
  if (operator === '$between') {
    if (Array.isArray(value) && value.length === 2) return value;
    refuse('filters', `Invalid value of $between at ${field}: expected two values`);
  }
  if (!LISTS.includes(operator)) return [value];
  const values = [value].flat();
  if (values.length > LIMITS.values)
    refuse('filters', `Invalid value of ${operator} at ${field}: at most ${LIMITS.values} values`);
  return values;
};

const checkCondition = (
  kind: Kind,
  field: string,
  operator: string,
  value: unknown,
  count: Count,
) => {
  if (!kind.operators.includes(operator)) refuseKey('filters', operator, field);
  const form = operator === '$null' || operator === '$notNull' ? 'boolean' : kind.value;
  for (const one of valuesOf(operator, value, field)) {
    if (!hasForm(form, one))
      refuse('filters', `Invalid value of ${operator} at ${field}: expected a ${form}`);
  }
  count.conditions += 1;
  if (SEARCHES.includes(operator)) count.searches += 1;
};

const checkNode = (node: unknown, row: Row, count: Count, depth: number) => {
  if (!isTree(node) || Array.isArray(node))
    refuse('filters', 'The filters parameter must be an object of conditions');
  for (const [key, value] of Object.entries(node)) {
    const kind = kindOf(row, key);
    if (GROUPS.includes(key)) {
      if (!Array.isArray(value) || depth === LIMITS.groups) refuseKey('filters', key);
      for (const inner of value) checkNode(inner, row, count, depth + 1);
    } else if (!kind || kind.operators.length === 0) {
      refuseKey('filters', key);
    } else if (isTree(value) && !Array.isArray(value)) {
      for (const [operator, operand] of Object.entries(value))
        checkCondition(kind, key, operator, operand, count);
    } else {
      checkCondition(kind, key, '$eq', value, count);
    }
  }
};

/**
 * Throws a ValidationError unless the filters use only fields and operators that `row` allows, have
 * values of the right type, and stay within `LIMITS`.
 */
export const checkFilters = (filters: unknown, row: Row) => {
  const count: Count = { conditions: 0, searches: 0 };
  checkNode(filters, row, count, 0);
  for (const what of ['conditions', 'searches'] as const) {
    if (count[what] > LIMITS[what])
      refuse('filters', `The filters have more than ${LIMITS[what]} ${what}`);
  }
};
