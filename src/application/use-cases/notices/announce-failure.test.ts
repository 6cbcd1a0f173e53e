import { describe, expect, it } from 'vitest';
import { aNotifier } from '../../../../test/mothers/ports';
import { ContentError } from '../../content-error';
import { announcingPostFailure, announcingProductFailure } from './announce-failure';

describe.each([
  { of: 'products', announcing: announcingProductFailure, message: 'Faild to fetch API' },
  { of: 'posts', announcing: announcingPostFailure, message: 'Failed to fetch blogs' },
])('a failure to fetch $of', ({ announcing, message }) => {
  it('is shown as an error and rejects as it did', async () => {
    const notifier = aNotifier();
    const failure = new ContentError('service-unavailable', { status: 503 });
    await expect(announcing(notifier, Promise.reject(failure))).rejects.toBe(failure);
    expect(notifier.shown).toEqual([{ content: { type: 'error', message }, topic: message }]);
  });

  it('is shown also when it is no content error', async () => {
    const notifier = aNotifier();
    const fault = new TypeError('x is not a function');
    await expect(announcing(notifier, Promise.reject(fault))).rejects.toBe(fault);
    expect(notifier.shown).toHaveLength(1);
  });

  it('is silent when the visitor merely moved on', async () => {
    const notifier = aNotifier();
    const left = new ContentError('aborted');
    await expect(announcing(notifier, Promise.reject(left))).rejects.toBe(left);
    expect(notifier.shown).toEqual([]);
  });

  it('is not announced when there is none', async () => {
    const notifier = aNotifier();
    await expect(announcing(notifier, Promise.resolve(['content']))).resolves.toEqual(['content']);
    expect(notifier.shown).toEqual([]);
  });
});
