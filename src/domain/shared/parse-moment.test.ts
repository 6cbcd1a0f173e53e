import { describe, expect, it, vi } from 'vitest';
import { latestFirst, momentOf, stampedMoment } from './parse-moment';

const MARCH_12 = Date.UTC(2025, 2, 12);

describe('momentOf', () => {
  it.each([
    ['2025-03-12', MARCH_12],
    ['2025-03-12T08:00:00.001Z', MARCH_12 + 8 * 3_600_000 + 1],
    ['2025-03-12T00:30:00+03:00', MARCH_12 - 2.5 * 3_600_000],
    ['2025-03-12 08:00', MARCH_12 + 8 * 3_600_000],
    ['2025-03-12T08:00:00.123456', MARCH_12 + 8 * 3_600_000 + 123],
    ['2024-02-29', Date.UTC(2024, 1, 29)],
    ['2000-02-29', Date.UTC(2000, 1, 29)],
  ])('momentOf reads %s', (iso, moment) => {
    expect(momentOf(iso)).toBe(moment);
  });

  it.each([
    ...['2025-02-30', '2025-02-29', '1900-02-29', '2025-04-31', '2025-13-01', '2025-00-10'],
    ...['2025-01-00', '2025-03-12T25:00:00Z', '2025-03-12T08:61:00Z', '12 March 2025', '2025'],
    ...['soon', 'not a date', '', '  ', '1741766400000', '+275760-09-13', null, undefined],
  ])('momentOf rejects %j', (iso) => {
    expect(momentOf(iso)).toBeNull();
  });

  it('momentOf reads a time without a zone as UTC in every time zone', async () => {
    vi.stubEnv('TZ', 'Pacific/Kiritimati');
    expect(momentOf('2025-03-12T00:00:00')).toBe(MARCH_12);
    vi.unstubAllEnvs();
  });
});

describe('stampedMoment', () => {
  const now = MARCH_12;

  it('stampedMoment converts the time to UTC', () => {
    expect(stampedMoment('2025-03-11T08:00:00+03:00', now)).toBe('2025-03-11T05:00:00.000Z');
  });

  it('stampedMoment accepts a time slightly in the future, because clocks differ', () => {
    expect(stampedMoment('2025-03-12T00:04:00Z', now)).toBe('2025-03-12T00:04:00.000Z');
  });

  it.each(['2025-03-12T00:06:00Z', '2099-01-01', 'not a date', null])(
    'stampedMoment is null for %j',
    (iso) => {
      expect(stampedMoment(iso, now)).toBeNull();
    },
  );
});

it('latestFirst compares moments, not strings', () => {
  const moments = ['2025-03-12T01:00:00+05:00', null, 'soon', '2025-03-11T23:00:00Z', '2025-03-12'];
  expect(moments.toSorted(latestFirst)).toEqual([
    '2025-03-12',
    '2025-03-11T23:00:00Z',
    '2025-03-12T01:00:00+05:00',
    null,
    'soon',
  ]);
});
