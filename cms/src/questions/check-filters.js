const { KINDS, LIMITS, SEARCHES } = require('./askable');
const { isTree } = require('./read-query');
const { refuse, refuseKey } = require('./refuse');
const { hasForm } = require('./values');

const GROUPS = ['$and', '$or'];
const LISTS = ['$in', '$notIn'];

const valuesOf = (operator, value, field) => {
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

const checkCondition = (field, operator, value, fields, count) => {
  const kind = KINDS[fields[field]];
  if (!kind.operators.includes(operator)) refuseKey('filters', operator, field);
  const form = operator === '$null' || operator === '$notNull' ? 'boolean' : kind.value;
  for (const one of valuesOf(operator, value, field)) {
    if (!hasForm(form, one))
      refuse('filters', `Invalid value of ${operator} at ${field}: expected a ${form}`);
  }
  count.conditions += 1;
  if (SEARCHES.includes(operator)) count.searches += 1;
};

const checkNode = (node, fields, count, depth) => {
  if (!isTree(node) || Array.isArray(node))
    refuse('filters', 'The filters parameter must be an object of conditions');
  for (const [key, value] of Object.entries(node)) {
    if (GROUPS.includes(key)) {
      if (!Array.isArray(value) || depth === LIMITS.groups) refuseKey('filters', key);
      for (const inner of value) checkNode(inner, fields, count, depth + 1);
    } else if (!Object.hasOwn(fields, key) || KINDS[fields[key]].operators.length === 0) {
      refuseKey('filters', key);
    } else if (isTree(value) && !Array.isArray(value)) {
      for (const [operator, operand] of Object.entries(value))
        checkCondition(key, operator, operand, fields, count);
    } else {
      checkCondition(key, '$eq', value, fields, count);
    }
  }
};

/** Named scalars compared by named operators with values of their type, so many and no more. */
const checkFilters = (filters, { fields }) => {
  const count = { conditions: 0, searches: 0 };
  checkNode(filters, fields, count, 0);
  for (const [what, number] of Object.entries(count)) {
    if (number > LIMITS[what])
      refuse('filters', `The filters have more than ${LIMITS[what]} ${what}`);
  }
};

module.exports = { checkFilters };
