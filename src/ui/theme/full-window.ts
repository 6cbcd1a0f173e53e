import type { CSSObject } from '@emotion/react';

/** A dialog that takes the whole window, without what browsers give one of its own. */
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
