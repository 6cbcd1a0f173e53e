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

/** A field over an address that takes what is searched for, when `answering` says so. */
function aField(searched = '') {
  const asked: string[] = [];
  const { result, rerender, unmount } = renderHook(
    ({ text }) => useTypedText(text, (search) => asked.push(search)),
    { initialProps: { text: searched } },
  );
  return {
    asked,
    typed: () => result.current.typed,
    type: (text: string) => act(() => result.current.type(text)),
    finish: () => act(() => result.current.finish()),
    address: (text: string) => rerender({ text }),
    pause: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    leave: unmount,
  };
}

describe('a search field', () => {
  it('shows every letter at once and searches at the first pause only', () => {
    const field = aField();
    for (const text of ['c', 'ca', 'car']) {
      field.type(text);
      expect(field.typed()).toBe(text);
      field.pause(200);
    }
    expect(field.asked).toEqual([]);
    field.pause(50);
    expect(field.asked).toEqual(['car']);
  });

  it('keeps what is typed while the address catches up with what was typed before', () => {
    const field = aField();
    field.type('car');
    field.pause(250);
    field.type('cart ');
    field.address('car');
    expect(field.typed()).toBe('cart ');
    field.pause(250);
    field.address('cart');
    expect(field.typed()).toBe('cart ');
    expect(field.asked).toEqual(['car', 'cart']);
  });

  it('follows the address when something else changes it', () => {
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

  it('forgets what was about to be searched for when the address is changed meanwhile', () => {
    const field = aField('resin');
    field.type('resin t');
    field.address('');
    field.pause(1000);
    expect(field.asked).toEqual([]);
  });

  it('searches at once when the field is left, and then no second time', () => {
    const field = aField();
    field.type('oil');
    field.finish();
    expect(field.asked).toEqual(['oil']);
    field.pause(1000);
    field.finish();
    expect(field.asked).toEqual(['oil']);
  });

  it('searches for nothing once the page has been left', () => {
    const field = aField();
    field.type('oil');
    field.leave();
    field.pause(1000);
    expect(field.asked).toEqual([]);
  });
});
