import type { Ref } from 'react';
import { formTexts } from '../../content/forms';

/**
 * Attributes that make password managers skip a field. Password managers fill a field named
 * `website` with the visitor's stored data, and may ignore `autocomplete`.
 */
const IGNORED_BY_AUTOFILL = {
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-lpignore': 'true',
} as const;

/**
 * A honeypot for spam bots: out of view, out of the tab order and hidden from screen readers. The
 * site's code never sends its value, because the CMS rejects unknown fields. Without JavaScript the
 * browser posts it with the form.
 */
export const HoneypotField = ({ ref }: { readonly ref: Ref<HTMLInputElement> }) => (
  <div aria-hidden="true" css={{ position: 'absolute', insetInlineStart: -9999 }}>
    <label>
      <span>{formTexts.honeypotLabel}</span>
      <input ref={ref} type="text" name="website" tabIndex={-1} {...IGNORED_BY_AUTOFILL} />
    </label>
  </div>
);
