import { expect, it } from 'vitest';
import { isCurrent } from './announcement';

const now = Date.UTC(2025, 2, 12, 9);
const PAST = '2025-03-12T08:59:59.999Z';
const NOW = '2025-03-12T09:00:00.000Z';
const FUTURE = '2025-03-12T09:00:00.001Z';

it.each([
  [null, null, true],
  [PAST, null, true],
  [NOW, null, true],
  [FUTURE, null, false],
  [null, PAST, false],
  [null, NOW, false],
  [null, FUTURE, true],
  [PAST, FUTURE, true],
  [FUTURE, PAST, false],
  ['2025-03-12T12:00:00+03:00', '2025-03-12T12:00:01+03:00', true],
  ['soon', 'later', true],
])('an announcement from %s until %s is current at nine on 12 March: %s', (from, until, is) => {
  expect(isCurrent({ from, until }, now)).toBe(is);
});
