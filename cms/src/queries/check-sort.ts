import { kindOf, type Row } from './allowed-row';
import { LIMITS } from './limits';
import { namesIn } from './names-in-parameter';
import { isTree } from './read-query';
import { refuse, refuseKey } from './refuse';

/**
 * Parses the `sort` parameter into pairs of a field and a direction. It may be `Price:desc`, a list
 * of such strings, or `{ Price: 'desc' }`.
 */
export const ordersIn = (value: unknown): readonly (readonly [string, unknown])[] =>
  isTree(value) && !Array.isArray(value)
    ? Object.entries(value)
    : namesIn('sort', value).map((text) => {
        const [field = '', direction = 'asc', ...rest] = text.split(':');
        return rest.length === 0 ? [field, direction] : [text, ''];
      });

export const checkSort = (value: unknown, row: Row) => {
  const orders = ordersIn(value);
  if (orders.length > LIMITS.sorts) refuse('sort', `At most ${LIMITS.sorts} sort orders`);
  for (const [field, direction] of orders) {
    if (!kindOf(row, field)?.sortable) refuseKey('sort', field);
    if (typeof direction !== 'string' || !/^(?:asc|desc)$/i.test(direction))
      refuse('sort', 'Invalid order. order can only be one of asc|desc|ASC|DESC');
  }
};
