import { expect, it } from 'vitest';
import { isDue } from './is-due';

const now = Date.UTC(2025, 2, 12, 9);

it.each([
  ['2025-03-11', true],
  ['2025-03-12', true],
  ['2025-03-13', false],
  ['2025-03-12T08:59:59.000Z', true],
  ['2025-03-12T09:00:01.000Z', false],
  ['2099-01-01', false],
  [null, true],
  ['soon', true],
])('a post of %s is due at nine on 12 March: %s', (publishedOn, expected) => {
  expect(isDue({ publishedOn }, now)).toBe(expected);
});
