import { describe, expect, it } from 'vitest';
import { differencesLine } from '../cms/src/admin/versions/differences-line';

/** Formats like the panel, in the time zone of an owner in Somalia. */
const inMogadishu = (iso: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Mogadishu', ...options }).format(
    new Date(iso),
  );
const line = (label: string, type: string, before: string, now: string) =>
  differencesLine([{ label, type, values: { before, now } }], inMogadishu);

describe('the line that says how a version differs', () => {
  it('the line that says how a version differs shows a date with its time in the time zone of the browser', () => {
    expect(
      line('Shown from', 'datetime', '2026-12-20T18:00:00.000Z', '2026-12-21T22:30:00.000Z'),
    ).toBe('Shown from 20 Dec 2026, 21:00 (now 22 Dec 2026, 01:30)');
  });

  it('the line that says how a version differs shows the same day in every time zone for a date without a time', () => {
    expect(line('Date', 'date', '2026-03-01', 'empty')).toBe('Date 1 Mar 2026 (now empty)');
  });

  it('the line that says how a version differs shows a text as it is, even if it looks like a date', () => {
    expect(line('Name', 'string', '2026-03-01', 'Resin')).toBe('Name 2026-03-01 (now Resin)');
  });

  it('the line that says how a version differs names a field whose values are too long to show', () => {
    const long = { label: 'Description', type: 'text', values: null };
    expect(differencesLine([long], inMogadishu)).toBe('Description');
  });
});
