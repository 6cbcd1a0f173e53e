import { expect, it } from 'vitest';
import { byPosition } from './by-position';

it('byPosition sorts by position, then by id, and items without a position come last', () => {
  const items = [
    { id: 'd', position: null },
    { id: 'c', position: 1 },
    { id: 'b', position: -2 },
    { id: 'a', position: null },
    { id: 'e', position: 1 },
  ];
  expect(items.sort(byPosition).map(({ id }) => id)).toEqual(['b', 'c', 'e', 'a', 'd']);
});
