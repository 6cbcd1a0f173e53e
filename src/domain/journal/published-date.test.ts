import { describe, expect, it, vi } from 'vitest';
import { dayOf, formatPublishedDate } from './published-date';

describe('formatPublishedDate', () => {
  it.each([
    ['2025-03-12', '12 March 2025'],
    ['2025-03-12T08:00:00.000Z', '12 March 2025'],
    ['2024-02-29', '29 February 2024'],
    ['2025-03-12T00:30:00+03:00', '11 March 2025'],
  ])('formatPublishedDate writes %s as %s', (iso, date) => {
    expect(formatPublishedDate(iso)).toBe(date);
    // The machine-readable date is the same day.
    expect(formatPublishedDate(dayOf(iso))).toBe(date);
  });

  it.each([null, '', 'soon', '2025-13-40', '2025-02-30', '2025-02-29', '1'])(
    'formatPublishedDate returns null for %j',
    (iso) => {
      expect(formatPublishedDate(iso)).toBeNull();
    },
  );

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'formatPublishedDate names the same day in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      vi.resetModules();
      try {
        const there = await import('./published-date');
        expect(there.formatPublishedDate('2025-03-12T00:00:00.000Z')).toBe('12 March 2025');
        expect(there.formatPublishedDate('2025-03-12T23:59:59.999Z')).toBe('12 March 2025');
      } finally {
        vi.unstubAllEnvs();
      }
    },
  );
});
