import { describe, expect, it } from 'vitest';
import { type Day, formatDay, partsOf } from './day';

describe('a day', () => {
  it('a day has months from 1', () => {
    expect(partsOf('2024-02-29' as Day)).toEqual({ year: 2024, month: 2, date: 29 });
  });

  it('a day is formatted as date and month', () => {
    expect(formatDay('2025-11-21' as Day)).toBe('21 November');
    expect(formatDay('2024-02-29' as Day)).toBe('29 February');
  });
});
