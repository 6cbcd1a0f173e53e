import { describe, expect, it } from 'vitest';
import { aNotifier } from '../../../../test/builders/ports';
import { ContentError } from '../../content-error';
import { announcingPostFailure, announcingProductFailure } from './announce-failure';

describe.each([
  { of: 'products', announcing: announcingProductFailure, notice: 'no-products' },
  { of: 'posts', announcing: announcingPostFailure, notice: 'no-posts' },
])('a failure to fetch $of', ({ announcing, notice }) => {
  it('a failure to fetch content is shown as an error and rethrown', async () => {
    const notifier = aNotifier();
    const failure = new ContentError('service-unavailable', { status: 503 });
    await expect(announcing(notifier, Promise.reject(failure))).rejects.toBe(failure);
    expect(notifier.shown).toEqual([{ content: { type: 'error', notice }, topic: notice }]);
  });

  it('a failure to fetch content is shown even when it is not a content error', async () => {
    const notifier = aNotifier();
    const fault = new TypeError('x is not a function');
    await expect(announcing(notifier, Promise.reject(fault))).rejects.toBe(fault);
    expect(notifier.shown).toHaveLength(1);
  });

  it('a failure to fetch content is not shown when the request was aborted', async () => {
    const notifier = aNotifier();
    const left = new ContentError('aborted');
    await expect(announcing(notifier, Promise.reject(left))).rejects.toBe(left);
    expect(notifier.shown).toEqual([]);
  });

  it('a failure to fetch content is not shown when nothing fails', async () => {
    const notifier = aNotifier();
    await expect(announcing(notifier, Promise.resolve(['content']))).resolves.toEqual(['content']);
    expect(notifier.shown).toEqual([]);
  });
});
