import { css } from '@emotion/react';
import { fullWindow } from '../../../theme/full-window';
import { iconButton } from '../../../theme/icon-button';
import { theme } from '../../../theme/theme';

const { colour, media, motion, space, type } = theme;

export const pictureZoomStyle = css(fullWindow, {
  background: colour.ink,
  color: colour.chalk,
  overflow: 'hidden',
  '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' },
  '.zoom-bar': {
    ...type.small,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    paddingInline: space.margin,
    paddingBlock: space.s8,
    span: { display: 'flex', gap: space.s8 },
  },
  '.zoom-bar p': { fontVariantNumeric: 'tabular-nums' },
  button: {
    ...iconButton,
    transition: `color ${motion.colour}`,
    '&:focus-visible': { outlineColor: colour.honey },
    '&[aria-disabled]': { color: colour.sage, opacity: 0.55, cursor: 'default' },
    [media.hover]: { '&:hover:not([aria-disabled])': { color: colour.honey } },
  },
  '.zoom-frame': {
    containerType: 'size',
    display: 'grid',
    // `safe`: a picture larger than the frame starts at its corner, so that scrolling can reach all
    // of it.
    placeContent: 'safe center',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    touchAction: 'pan-x pan-y',
    cursor: 'zoom-in',
    userSelect: 'none',
    scrollbarWidth: 'thin',
    scrollbarColor: `${colour.sage} transparent`,
    '&[data-large]': { cursor: 'grab', '&:active': { cursor: 'grabbing' } },
    img: { pointerEvents: 'none' },
  },
});
