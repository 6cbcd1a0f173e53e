import { css } from '@emotion/react';
import { theme } from '../../theme/theme';

const { colour, media, shadow, size, space } = theme;

/** From the edge of the window, as pictured: 16 px on a phone, 32 at 1440. */
const INSET = 'clamp(16px, 2.2vw, 32px)';

/**
 * Under the header, whose links and menu button stay in reach. As wide as the window, so that
 * nothing is cut off while it slides or is dragged; it scrolls when large text makes it too high.
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
  // Below, there is room for the shadow.
  padding: `0 ${INSET} ${space.s56}px`,
  '& > *': { flexShrink: 0 },
};

/** The class of the place where notistack puts its toasts. */
export const TOAST_PLACE = 'toast-place';

export const toastRegion = css({
  [media.print]: { display: 'none' },
  // Twice: it must outweigh notistack's own sheet, which may come later.
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
  // Where colours are the visitor's own there is no shadow, and no edge without a border.
  [media.forcedColours]: { border: '1px solid' },
  [media.moreContrast]: { border: '1px solid' },
});
