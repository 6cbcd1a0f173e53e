// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTypedText } from './use-typed-text';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A search field. The search text in the page's URL changes only when the test calls `address`. */
function aField(searched = '') {
  const searches: string[] = [];
  const { result, rerender, unmount } = renderHook(
    ({ text }) => useTypedText(text, (search) => searches.push(search)),
    { initialProps: { text: searched } },
  );
  return {
    searches,
    typed: () => result.current.typed,
    type: (text: string) => act(() => result.current.type(text)),
    finish: () => act(() => result.current.finish()),
    address: (text: string) => rerender({ text }),
    pause: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    leave: unmount,
  };
}

describe('a search field', () => {
  it('a search field shows every letter at once and searches only after a pause', () => {
    const field = aField();
    for (const text of ['c', 'ca', 'car']) {
      field.type(text);
      expect(field.typed()).toBe(text);
      field.pause(200);
    }
    expect(field.searches).toEqual([]);
    field.pause(50);
    expect(field.searches).toEqual(['car']);
  });

  it('a search field keeps newer text while the address catches up with an earlier search', () => {
    const field = aField();
    field.type('car');
    field.pause(250);
    field.type('cart ');
    field.address('car');
    expect(field.typed()).toBe('cart ');
    field.pause(250);
    field.address('cart');
    expect(field.typed()).toBe('cart ');
    expect(field.searches).toEqual(['car', 'cart']);
  });

  it('a search field follows the address when something else changes it', () => {
    const field = aField('resin');
    expect(field.typed()).toBe('resin');
    field.address('');
    expect(field.typed()).toBe('');
    field.type('oil');
    field.pause(250);
    field.address('oil');
    field.address('resin');
    expect(field.typed()).toBe('resin');
  });

  it('a search field cancels a pending search when the address changes meanwhile', () => {
    const field = aField('resin');
    field.type('resin t');
    field.address('');
    field.pause(1000);
    expect(field.searches).toEqual([]);
  });

  it('a search field searches at once on blur, and does not repeat the search', () => {
    const field = aField();
    field.type('oil');
    field.finish();
    expect(field.searches).toEqual(['oil']);
    field.pause(1000);
    field.finish();
    expect(field.searches).toEqual(['oil']);
  });

  it('a search field does not search after it has unmounted', () => {
    const field = aField();
    field.type('oil');
    field.leave();
    field.pause(1000);
    expect(field.searches).toEqual([]);
  });
});
