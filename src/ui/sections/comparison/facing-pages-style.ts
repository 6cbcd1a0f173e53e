import { css } from '@emotion/react';
import { MOMENT_TIMES, type Scent, strengthAt } from '../../../domain/catalogue/scent';
import { SCENT_TONES } from '../../components/drawings/scent-curves';
import { commonScale, SCENT_FRAME, scentY } from '../../components/drawings/scent-path';
import * as colour from '../../theme/colour';
import { pageColumns, pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { media, space, type } = theme;

const [FIRST, SECOND, THIRD] = MOMENT_TIMES;

/**
 * Width of the gap between the two columns from 768 px on. The gap then contains the row headings
 * of the table.
 */
export const SPINE = 'clamp(8.5rem, 11.2vw, 10rem)';

/**
 * Windows wide enough to place the label of each moment under its time without the labels touching.
 */
const WIDE_ENOUGH_FOR_TIMES = '@media (min-width: 375px)';

/**
 * Text colours of the curve names. Each name has the colour of its curve, except that umber
 * replaces resin: resin has too little contrast for text on sand.
 */
const NAME_TONES = SCENT_TONES.map((tone) => (tone === colour.resin ? colour.umber : tone));

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/**
 * Two columns like the pages of an open book, with a vertical line between them, the spine. From
 * 768 px the content of the left column is aligned to its right edge, next to the spine.
 */
export const facingPagesStyle = css(pageGrid, {
  '--spine': '26px',
  '.facing-heads, .facing-resins': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    columnGap: 'var(--spine)',
    position: 'relative',
    // Draws the vertical line between the two columns (the spine).
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '50%',
      borderInlineStart: `1px solid ${colour.line}`,
    },
  },
  '.facing-page': { display: 'flex', flexDirection: 'column' },
  // Reserves the space while the images load. All tree drawings have this ratio.
  '.facing-page img': {
    width: '100%',
    maxWidth: 560,
    aspectRatio: '11 / 12',
    objectFit: 'contain',
    objectPosition: 'bottom',
    marginBlockStart: 'auto',
  },
  '.facing-name': { ...type.d2, overflowWrap: 'anywhere' },
  '.facing-lead': {
    ...type.lead,
    marginBlock: `${space.s12}px ${space.s36}px`,
    maxWidth: '26ch',
    color: colour.lichen,
    textWrap: 'balance',
  },
  '.facing-hour': {
    ...pageColumns,
    gridColumn: 'full-start / full-end',
    margin: 0,
    paddingBlock: `${space.s44}px ${space.s24}px`,
    background: colour.sand,
  },
  '.hour-axis': { position: 'relative' },
  '.hour-axis > svg': { width: '100%', height: 'clamp(130px, 16vw, 232px)' },
  '.hour-name': {
    position: 'absolute',
    insetInlineStart: 'var(--time)',
    insetBlockStart: 'var(--height)',
    color: 'var(--tone)',
    fontSize: 'clamp(1.0625rem, .8rem + .9vw, 1.4375rem)',
    lineHeight: 1,
    fontFamily: theme.font.serif,
    fontStyle: 'italic',
    transform: 'translate(8px, -125%)',
    whiteSpace: 'nowrap',
  },
  '.hour-moments': {
    ...type.caption,
    display: 'flex',
    justifyContent: 'space-between',
    marginBlockStart: space.s12,
    [media.belowMedium]: { fontSize: '.875rem' },
    [WIDE_ENOUGH_FOR_TIMES]: {
      display: 'grid',
      // Places each label under its time.
      gridTemplateColumns: `${percent(FIRST)} ${percent(SECOND - FIRST)} ${percent(THIRD - SECOND)} 1fr`,
      '> :first-of-type': { gridColumn: 2 },
    },
  },
  figcaption: { ...type.small, marginBlockStart: space.s8, color: colour.lichen },
  '.facing-resins': { paddingBlock: `${space.s28}px ${space.s18}px` },
  '.facing-resins img': { width: '100%', maxWidth: 330 },
  [media.medium]: {
    '--spine': SPINE,
    '.facing-page:first-of-type': { alignItems: 'end', textAlign: 'end' },
    '.facing-resins > :first-of-type': { justifySelf: 'end' },
  },
});

/**
 * Returns the position and colour of each curve's name, `null` for a product without a scent. A
 * name is above its curve at the time when the curve exceeds the others most.
 */
export function curveNamePlaces(scents: readonly (Scent | null)[]) {
  const describedScents = scents.filter((scent) => scent !== null);
  const scale = commonScale(describedScents);
  const times = Array.from({ length: 17 }, (_, step) => 0.06 + step * 0.045);
  return scents.map((scent, place) => {
    if (scent === null) return null;
    const lead = (time: number) =>
      strengthAt(scent, time) -
      Math.max(
        0,
        ...describedScents.map((other) => (other === scent ? 0 : strengthAt(other, time))),
      );
    const time = times.reduce((best, other) => (lead(other) > lead(best) ? other : best));
    // The highest point of the curve below the name, so that the curve does not cross the name.
    const top = Math.min(...[0, 0.04, 0.08].map((later) => scentY(scent, time + later, scale)));
    return {
      '--time': percent(time),
      '--height': percent(top / SCENT_FRAME.height),
      '--tone': NAME_TONES[place % NAME_TONES.length],
    };
  });
}
