import { css } from '@emotion/react';
import mountains from '../../../../art/svg/mountains.svg?url&no-inline';
import { PAPER_ABOVE_DUSK, pageGrid, sectionTop } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { colour, media, space, type } = theme;

/** Width of the sun behind the mountains. */
const SUN = 'clamp(84px, 12vw, 220px)';

export const callToActionStyle = css(pageGrid, sectionTop, {
  position: 'relative',
  overflow: 'hidden',
  marginBlockStart: PAPER_ABOVE_DUSK,
  background: `linear-gradient(${colour.dusk.join(', ')})`,
  '.cta-words': { position: 'relative', zIndex: 1 },
  h2: { ...type.cta, maxWidth: '9.2em', marginBlockEnd: space.s28 },
  // Covers the lower end of decorations that reach down from the page above, such as the vertical
  // line of the home page (`HomeThread`).
  '.cta-land': {
    position: 'relative',
    zIndex: 2,
    marginBlockStart: space.s44,
    gridColumn: 'full-start / full-end',
  },
  '.cta-land::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '68%',
    insetBlockEnd: '54%',
    width: SUN,
    height: SUN,
    borderRadius: '50%',
    background: colour.sun,
  },
  '.cta-ridges': {
    position: 'relative',
    height: 'max(180px, 25vw)',
    marginBlockEnd: -1,
    background: `url("${mountains}") 50% 100% / cover no-repeat`,
  },
  [media.medium]: {
    '.cta-words': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      justifyContent: 'space-between',
      gap: `${space.s28}px ${space.s24}px`,
    },
    h2: { flex: '1 1 0', minWidth: '5em', marginBlockEnd: 0 },
  },
});
