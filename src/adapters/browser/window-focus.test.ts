import { expect, it } from 'vitest';
import { windowFocus } from './window-focus';

const aWindow = ({ focused = true } = {}) =>
  Object.assign(new EventTarget(), { document: { hasFocus: () => focused } });

it('windowFocus asks the document until the first event', () => {
  expect(windowFocus(aWindow()).hasFocus()).toBe(true);
  expect(windowFocus(aWindow({ focused: false })).hasFocus()).toBe(false);
});

it('windowFocus has no focus between a blur and a focus event, whatever the document says', () => {
  const window = aWindow();
  const focus = windowFocus(window);
  window.dispatchEvent(new Event('blur'));
  expect(focus.hasFocus()).toBe(false);
  window.dispatchEvent(new Event('focus'));
  expect(focus.hasFocus()).toBe(true);
});

it('windowFocus has focus once a page opened in the background gets it', () => {
  const window = aWindow({ focused: false });
  const focus = windowFocus(window);
  window.dispatchEvent(new Event('focus'));
  expect(focus.hasFocus()).toBe(true);
});

it('windowFocus notifies of each change until the listener unsubscribes', () => {
  const window = aWindow();
  const focus = windowFocus(window);
  const states: boolean[] = [];
  const unsubscribe = focus.subscribe(() => states.push(focus.hasFocus()));
  window.dispatchEvent(new Event('blur'));
  window.dispatchEvent(new Event('focus'));
  unsubscribe();
  window.dispatchEvent(new Event('blur'));
  expect(states).toEqual([false, true]);
});
