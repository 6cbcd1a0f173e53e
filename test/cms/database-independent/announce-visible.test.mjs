import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  announceVisible,
  endAnnouncements,
} from '../../../cms/dist/src/visibility/announce-visible';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 1, 12) });
});
afterEach(() => {
  endAnnouncements();
  vi.useRealTimers();
});

/**
 * A fake CMS whose content types have the given fields. It records each search as the content type
 * and the filters.
 */
const aCms = (fields) => {
  const searches = [];
  return {
    searches,
    contentType: (uid) => ({
      attributes: Object.fromEntries(fields[uid].map((name) => [name, {}])),
    }),
    documents: (uid) => ({
      findMany: async ({ filters }) => {
        searches.push([uid, filters]);
        return [];
      },
    }),
  };
};

it('announceVisible searches no content type from which the owner removed the fields', async () => {
  const cms = aCms({ 'api::product.product': ['Title'], 'api::blog.blog': ['publishedOn'] });
  announceVisible(cms);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(cms.searches).toEqual([
    ['api::blog.blog', { $or: [{ publishedOn: { $gt: '2026-10-31', $lte: '2026-11-01' } }] }],
  ]);
});
