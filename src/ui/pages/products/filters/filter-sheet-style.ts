import { css, keyframes } from '@emotion/react';
import { RANGE_OVERHANG } from '../../../components/fields/range-field-style';
import { iconButton, toTheMargin } from '../../../theme/icon-button';
import { theme } from '../../../theme/theme';

const { colour, media, motion, space, type } = theme;
const RULE = `1px solid ${colour.line}`;

const rise = keyframes({ from: { transform: 'translateY(40%)', opacity: 0 } });

export const filterSheetStyle = css({
  position: 'fixed',
  inset: 'auto 0 0',
  width: '100%',
  maxWidth: '100%',
  maxHeight: 'min(88dvh, 760px)',
  padding: 0,
  border: 0,
  background: colour.paper,
  color: colour.ink,
  // The content of the sheet scrolls, not the sheet itself.
  overflow: 'hidden',
  '&[open]': {
    display: 'flex',
    animation: `${rise} ${motion.control} ${motion.ease}`,
    [media.reducedMotion]: { animation: 'none' },
  },
  '&::backdrop': { background: colour.ink, opacity: 0.55 },
  '.sheet': { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 },
  'header, footer, .sheet-body': { paddingInline: space.margin },
  header: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: 68,
    h2: type.t1,
    button: { ...iconButton, ...toTheMargin },
  },
  '.sheet-body': {
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Adds space for overflow: the ends of the slider, and focus rings.
    marginInline: `calc(${space.margin} - ${RANGE_OVERHANG}px)`,
    paddingInline: RANGE_OVERHANG,
    paddingBlock: space.s18,
    borderBlock: RULE,
  },
  footer: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s24,
    paddingBlock: `${space.s18}px max(${space.s18}px, env(safe-area-inset-bottom))`,
    '> :first-of-type': { flex: 1 },
    '> :last-of-type': { flex: 'none' },
  },
  // In short windows the whole sheet scrolls, because a fixed header and footer would leave no
  // space for the filters.
  [media.short]: {
    maxHeight: '100dvh',
    overflow: 'hidden auto',
    '&[open]': { display: 'block' },
    '.sheet-body': { overflow: 'visible' },
  },
});
