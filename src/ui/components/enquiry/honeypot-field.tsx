import type { Ref } from 'react';
import { formTexts } from '../../content/forms';

/**
 * What password managers read to leave a field alone: they fill `website` from an identity, and like
 * browsers with a contact card they may ignore `autocomplete`.
 */
const LEAVE_ALONE = {
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-lpignore': 'true',
} as const;

/**
 * A field that people do not meet: out of sight, out of the tab order, hidden from screen readers.
 * Its value never leaves the browser: the CMS refuses a field it does not know.
 */
export const HoneypotField = ({ ref }: { readonly ref: Ref<HTMLInputElement> }) => (
  <div aria-hidden="true" css={{ position: 'absolute', insetInlineStart: -9999 }}>
    <label>
      <span>{formTexts.leaveEmpty}</span>
      <input ref={ref} type="text" name="website" tabIndex={-1} {...LEAVE_ALONE} />
    </label>
  </div>
);
