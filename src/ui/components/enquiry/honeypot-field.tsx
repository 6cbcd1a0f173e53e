import type { Ref } from 'react';
import { formTexts } from '../../content/forms';

/**
 * Attributes that make password managers skip a field. They fill `website` from an identity, and
 * may ignore `autocomplete`, as browsers do with a contact card.
 */
const IGNORED_BY_AUTOFILL = {
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-lpignore': 'true',
} as const;

/**
 * A field for spam bots: out of view, out of the tab order, hidden from screen readers.
 * Its value never leaves the browser, because the CMS rejects unknown fields.
 */
export const HoneypotField = ({ ref }: { readonly ref: Ref<HTMLInputElement> }) => (
  <div aria-hidden="true" css={{ position: 'absolute', insetInlineStart: -9999 }}>
    <label>
      <span>{formTexts.leaveEmpty}</span>
      <input ref={ref} type="text" name="website" tabIndex={-1} {...IGNORED_BY_AUTOFILL} />
    </label>
  </div>
);
