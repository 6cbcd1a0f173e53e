const { KINDS, LIMITS } = require('./askable');
const { namesIn } = require('./names');
const { isTree } = require('./read-query');
const { refuse, refuseKey } = require('./refuse');

/** `Price:desc`, lists of such, or `{ Price: 'desc' }`, as pairs of a field and a direction. */
const ordersIn = (value) =>
  isTree(value) && !Array.isArray(value)
    ? Object.entries(value)
    : namesIn('sort', value).map((text) => {
        const [field, direction = 'asc', ...rest] = text.split(':');
        return rest.length === 0 ? [field, direction] : [text, ''];
      });

const checkSort = (value, { fields }) => {
  const orders = ordersIn(value);
  if (orders.length > LIMITS.sorts) refuse('sort', `At most ${LIMITS.sorts} sort orders`);
  for (const [field, direction] of orders) {
    if (!Object.hasOwn(fields, field) || !KINDS[fields[field]].sortable) refuseKey('sort', field);
    if (typeof direction !== 'string' || !/^(?:asc|desc)$/i.test(direction))
      refuse('sort', 'Invalid order. order can only be one of asc|desc|ASC|DESC');
  }
};

module.exports = { checkSort };
