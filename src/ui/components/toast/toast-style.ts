import { css } from '@emotion/react';
import { theme } from '../../theme/theme';

const { colour, media, shadow, size, space } = theme;

/** Distance of the toasts from the edges of the window: 16 px on a phone, 32 px in wide windows. */
const INSET = 'clamp(16px, 2.2vw, 32px)';

/**
 * Position of the toasts: below the header, so that the links and the menu button of the header
 * stay reachable. The container is as wide as the window, so that no toast is clipped while it
 * slides or is dragged. The container scrolls if large text makes the toasts taller than the
 * window.
 */
export const toastPlace = {
  '--toast-top': `${size.header.small + space.s8}px`,
  [media.medium]: { '--toast-top': `${size.header.large + space.s8}px` },
  top: 'var(--toast-top)',
  right: 0,
  width: '100%',
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - var(--toast-top))',
  overflow: 'hidden auto',
  // The bottom padding leaves space for the shadow.
  padding: `0 ${INSET} ${space.s56}px`,
  '& > *': { flexShrink: 0 },
};

/** Class name of the element in which notistack renders the toasts. */
export const TOAST_PLACE = 'toast-place';

export const toastRegion = css({
  [media.print]: { display: 'none' },
  // The repeated class raises the specificity above that of notistack's styles, which may load
  // later.
  [`.${TOAST_PLACE}.${TOAST_PLACE}`]: toastPlace,
  [media.reducedMotion]: { [`.${TOAST_PLACE} > div`]: { transition: 'none !important' } },
});

export const toastWidth = { width: '100%', '@media (min-width: 600px)': { width: 420 } };

export const toastFrame = css({
  position: 'relative',
  display: 'flex',
  gap: space.s18,
  padding: `${space.s18}px ${space.s8}px ${space.s18}px ${space.s18}px`,
  background: colour.chalk,
  color: colour.ink,
  borderRadius: size.radius,
  boxShadow: shadow.toast,
  // Forced colours remove the shadow, so a border marks the edge.
  [media.forcedColours]: { border: '1px solid' },
  [media.moreContrast]: { border: '1px solid' },
});
