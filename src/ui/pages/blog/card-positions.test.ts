import { expect, it } from 'vitest';
import { postPlaces } from './card-positions';

it('cardPositions places a wide and a narrow card, then a narrow and a wide one, then one full row', () => {
  expect(postPlaces(7)).toEqual([
    ...['wide', 'narrow', 'narrow-first', 'wide-second', 'row'],
    ...['wide', 'narrow'],
  ]);
});

it('cardPositions leaves no card beside an empty cell', () => {
  expect(postPlaces(1)).toEqual(['row']);
  expect(postPlaces(3)).toEqual(['wide', 'narrow', 'row']);
  expect(postPlaces(6).at(-1)).toBe('row');
  expect(postPlaces(8)).toEqual([...postPlaces(7), 'row']);
});

it('cardPositions returns no places for no cards', () => {
  expect(postPlaces(0)).toEqual([]);
});
