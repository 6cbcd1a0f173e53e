// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DialogMenu } from './dialog-menu';

beforeEach(() => {
  const dialog = createRef<HTMLDialogElement>();
  render(
    <DialogMenu dialog={dialog} id="menu" label="Menu" closeWhen="(min-width: 9999px)">
      <button type="button">Close</button>
      <button type="button" disabled>
        Unavailable
      </button>
      <a href="/about">About</a>
      <a href="/faq">FAQ</a>
    </DialogMenu>,
  );
  dialog.current?.showModal();
});
afterEach(cleanup);

/**
 * Presses Tab on a control. Returns the text of the control that the menu then focuses, or `null`
 * if the menu leaves Tab to the browser.
 */
function tabFrom(text: string, shiftKey = false): string | null {
  const control = screen.getByText(text);
  control.focus();
  const isLeftToBrowser = fireEvent.keyDown(control, { key: 'Tab', shiftKey });
  return isLeftToBrowser ? null : (document.activeElement?.textContent ?? null);
}

it('the dialog menu moves the focus in a loop through the menu', () => {
  expect(tabFrom('FAQ')).toBe('Close');
  expect(tabFrom('Close', true)).toBe('FAQ');
});

it('the dialog menu leaves Tab between two controls of the menu to the browser', () => {
  expect(tabFrom('Close')).toBeNull();
  expect(tabFrom('About')).toBeNull();
  expect(tabFrom('About', true)).toBeNull();
  expect(tabFrom('FAQ', true)).toBeNull();
});
