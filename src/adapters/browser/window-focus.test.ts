import { expect, it } from 'vitest';
import { windowFocus } from './window-focus';

const aWindow = ({ focused = true } = {}) =>
  Object.assign(new EventTarget(), { document: { hasFocus: () => focused } });

it('takes the word of the document when there was no event yet', () => {
  expect(windowFocus(aWindow()).hasFocus()).toBe(true);
  expect(windowFocus(aWindow({ focused: false })).hasFocus()).toBe(false);
});

it('has no focus between a blur and a focus event, whatever the document says', () => {
  const window = aWindow();
  const focus = windowFocus(window);
  window.dispatchEvent(new Event('blur'));
  expect(focus.hasFocus()).toBe(false);
  window.dispatchEvent(new Event('focus'));
  expect(focus.hasFocus()).toBe(true);
});

it('has focus once a page opened in the background is looked at', () => {
  const window = aWindow({ focused: false });
  const focus = windowFocus(window);
  window.dispatchEvent(new Event('focus'));
  expect(focus.hasFocus()).toBe(true);
});

it('tells of each change until the listener leaves', () => {
  const window = aWindow();
  const focus = windowFocus(window);
  const told: boolean[] = [];
  const leave = focus.subscribe(() => told.push(focus.hasFocus()));
  window.dispatchEvent(new Event('blur'));
  window.dispatchEvent(new Event('focus'));
  leave();
  window.dispatchEvent(new Event('blur'));
  expect(told).toEqual([false, true]);
});
