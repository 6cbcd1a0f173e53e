import { type CSSObject, css, keyframes } from '@emotion/react';
import { MOMENT_TIMES, type Scent } from '../../../domain/catalogue/scent';
import { commonScale, SCENT_FRAME, scentY } from '../../components/drawings/scent-path';
import { pageGrid } from '../../theme/page-grid';
import { printLabel } from '../../theme/print-label';
import { theme } from '../../theme/theme';

const { colour, media, motion, space, type } = theme;

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

const [FIRST, SECOND, THIRD] = MOMENT_TIMES;

const fall = keyframes({ from: { transform: 'translate(-50%, calc(-50% - 8px))', opacity: 0 } });

/** Places the text of each moment under its drop (`Tear`) on the curve. */
const underTears: CSSObject = {
  dl: {
    gridTemplateColumns: `${percent(FIRST)} ${percent(SECOND - FIRST)} ${percent(THIRD - SECOND)} 1fr`,
    gap: 0,
    marginBlockStart: space.s12,
  },
  'dl > div': { paddingInline: `0 ${space.s18}px` },
  'dl > div:first-of-type': { gridColumn: 2 },
  'dl svg': { display: 'none' },
  dd: type.t1,
};

export const scentHourStyle = css(pageGrid, {
  ...printLabel('scent-hour'),
  marginBlockStart: 'clamp(56px, 6.6vw, 96px)',
  paddingBlock: 'clamp(56px, 6.4vw, 96px)',
  background: colour.sand,
  h2: type.d3,
  '.hour-curve': { position: 'relative', marginBlockStart: space.s36 },
  '.hour-curve > svg:first-of-type': { width: '100%', height: 'clamp(150px, 16vw, 232px)' },
  '.hour-tear': {
    position: 'absolute',
    insetInlineStart: 'var(--time)',
    insetBlockStart: 'var(--height)',
    transform: 'translate(-50%, -50%)',
  },
  '&[data-reveal=waiting] .hour-tear': { opacity: 0 },
  '&[data-reveal=done] .hour-tear': {
    animation: `${fall} ${motion.reveal} ${motion.ease} backwards`,
    '&:nth-of-type(2)': { animationDelay: motion.control },
    '&:nth-of-type(3)': { animationDelay: motion.reveal },
  },
  dl: { display: 'grid', gap: space.s18, margin: `${space.s24}px 0 0` },
  'dl > div': { position: 'relative', paddingInlineStart: space.s28 },
  'dl svg': { position: 'absolute', insetInlineStart: 0, insetBlockStart: 3 },
  dt: { ...type.caption, color: colour.umber },
  dd: { ...type.t2, margin: `${space.s4}px 0 0`, textWrap: 'balance' },
  '.hour-note': { ...type.small, marginBlockStart: space.s24, color: colour.lichen },
  [`${media.medium}, print`]: underTears,
});

/** Returns the position of each moment's drop (`Tear`) on the curve, as CSS variables. */
export const tearPlaces = (scent: Scent) =>
  MOMENT_TIMES.map((time) => ({
    '--time': percent(time),
    '--height': percent(scentY(scent, time, commonScale([scent])) / SCENT_FRAME.height),
  }));
