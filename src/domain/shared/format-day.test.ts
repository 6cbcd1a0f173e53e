import { expect, it, vi } from 'vitest';
import { dayAndMonth } from './format-day';

const english = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

it('formatDay writes every day of a leap year as Intl does', () => {
  for (let time = Date.UTC(2024, 0, 1); time < Date.UTC(2025, 0, 1); time += 86_400_000) {
    expect(dayAndMonth(new Date(time))).toBe(english.format(time));
  }
});

it('formatDay writes the UTC day even when the local day differs', () => {
  vi.spyOn(Date.prototype, 'getDate').mockReturnValue(11);
  vi.spyOn(Date.prototype, 'getMonth').mockReturnValue(1);
  expect(dayAndMonth(new Date('2025-03-12T00:00:00.000Z'))).toBe('12 March');
});
