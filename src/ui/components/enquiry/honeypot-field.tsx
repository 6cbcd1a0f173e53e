import type { Ref } from 'react';
import { formTexts } from '../../content/forms';

/**
 * A field that people do not meet: out of sight, out of the tab order, hidden from screen readers.
 * Its value never leaves the browser: the CMS refuses a field it does not know.
 */
export const HoneypotField = ({ ref }: { readonly ref: Ref<HTMLInputElement> }) => (
  <div aria-hidden="true" css={{ position: 'absolute', insetInlineStart: -9999 }}>
    <label>
      <span>{formTexts.leaveEmpty}</span>
      <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
