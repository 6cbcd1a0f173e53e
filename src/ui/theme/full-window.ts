import type { CSSObject } from '@emotion/react';

/** Style of a dialog that fills the window, without the browser's default dialog styles. */
export const fullWindow: CSSObject = {
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
};
