import { describe, expect, it } from 'vitest';
import { hiddenUntil } from '../cms/src/visibility/hidden-until';

const NOW = Date.parse('2026-11-28T10:00:00.000Z');
const at = (iso: string) => Date.parse(iso);

describe('a published document', () => {
  it.each([
    {},
    { visibleFrom: null, publishedOn: null },
    { visibleFrom: '2026-11-28T10:00:00.000Z', publishedOn: '2026-11-28' },
    { visibleFrom: null, publishedOn: '2026-11-27' },
  ])('a published document is visible when none of its dates is ahead: %o', (dates) => {
    expect(hiddenUntil(dates, NOW)).toBeNull();
  });

  it('a published document is hidden until the time of Visible from', () => {
    const visibleFrom = '2026-11-28T10:00:00.001Z';
    expect(hiddenUntil({ visibleFrom }, NOW)).toBe(NOW + 1);
  });

  it('a published document is hidden until its day begins in UTC, as on the site', () => {
    const dates = { visibleFrom: null, publishedOn: '2026-11-29' };
    expect(hiddenUntil(dates, NOW)).toBe(at('2026-11-29T00:00:00.000Z'));
  });

  it.each([
    ['2026-11-30T09:00:00.000Z', '2026-11-29', '2026-11-30T09:00:00.000Z'],
    ['2026-11-28T12:00:00.000Z', '2026-11-29', '2026-11-29T00:00:00.000Z'],
    ['2026-11-20T09:00:00.000Z', '2026-12-01', '2026-12-01T00:00:00.000Z'],
  ])(
    'a published document is hidden until the later of %s and %s',
    (visibleFrom, publishedOn, later) => {
      expect(hiddenUntil({ visibleFrom, publishedOn }, NOW)).toBe(at(later));
    },
  );
});
