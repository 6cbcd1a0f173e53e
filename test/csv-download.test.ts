// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { downloadCsv } from '../cms/src/admin/csv-export/download-csv';
import { exportFailure } from '../cms/src/admin/csv-export/export-failure';

const PATH = '/content-manager/enquiries/export';
const FILE = new Blob(['"E-mail"\r\n']);
const ADDRESS = 'blob:https://cms.example/1';

const revoke = vi.fn();
const clicked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-05T10:12:00Z') });
  revoke.mockClear();
  clicked.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue(ADDRESS);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoke);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    clicked.push(`${this.href} as ${this.download}`);
  });
});
afterEach(() => void vi.useRealTimers());

const requested = async (query: string) => {
  const get = vi.fn(async () => ({ data: FILE }));
  await downloadCsv(get, PATH, query, 'enquiries');
  return get.mock.calls;
};

describe('the download of a CSV file', () => {
  it('the download of a CSV file is saved under a name with the date', async () => {
    await requested('');
    expect(clicked).toEqual([`${ADDRESS} as enquiries-2026-03-05.csv`]);
  });

  it('the download of a CSV file requests the bare path when there is no query', async () => {
    expect(await requested('')).toEqual([[PATH, { responseType: 'blob' }]]);
    expect(await requested('_q=resin')).toEqual([[`${PATH}?_q=resin`, { responseType: 'blob' }]]);
  });

  it('the download of a CSV file keeps the file while a slow browser begins to read it, and frees it later', async () => {
    await requested('');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(revoke).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(revoke).toHaveBeenCalledExactlyOnceWith(ADDRESS);
  });

  it('the download of a CSV file rejects with the cause', async () => {
    const cause = new TypeError('Failed to fetch');
    await expect(downloadCsv(() => Promise.reject(cause), PATH, '', 'x')).rejects.toBe(cause);
    expect(clicked).toEqual([]);
  });
});

describe('the sentence for a failed export', () => {
  it.each([
    [{ status: 403, message: 'Server Error' }, 'You may not export this list (status 403).'],
    [
      { status: 500, message: 'Server Error' },
      'The export did not arrive completely (status 500). Please try again.',
    ],
    [
      new TypeError('Failed to fetch'),
      'The export did not arrive completely (Failed to fetch). Please try again.',
    ],
  ])('the sentence for a failed export contains the cause: %o', (cause, sentence) => {
    expect(exportFailure(cause)).toBe(sentence);
  });
});
