import { css } from '@emotion/react';
import mountains from '../../../../art/svg/mountains.svg?url&no-inline';
import { ButtonLink } from '../../components/actions/button-link';
import { footer } from '../../content/footer';
import { notOnPaper } from '../../theme/on-paper';
import { PAPER_ABOVE_DUSK, pageGrid, sectionTop } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { colour, media, space, type } = theme;

/** Width of the sun as it stands behind the ridges. */
const SUN = 'clamp(84px, 12vw, 220px)';

const style = css({
  position: 'relative',
  overflow: 'hidden',
  marginBlockStart: PAPER_ABOVE_DUSK,
  background: `linear-gradient(${colour.dusk.join(', ')})`,
  '.cta-words': { position: 'relative', zIndex: 1 },
  h2: { ...type.cta, maxWidth: '9.2em', marginBlockEnd: space.s28 },
  // What hangs down from a page ends behind it.
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
  img: {
    position: 'relative',
    width: '100%',
    height: 'max(180px, 25vw)',
    objectFit: 'cover',
    objectPosition: '50% 100%',
    marginBlockEnd: -1,
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
  ...notOnPaper,
});

/** The last invitation, at dusk: the front ridge is the ground that the footer stands on. */
export const FooterCallToAction = () => (
  <section aria-labelledby="journey-heading" css={[pageGrid, sectionTop, style]}>
    <div className="cta-words">
      <h2 id="journey-heading">{footer.callToAction.heading}</h2>
      <ButtonLink href={footer.callToAction.action.to}>
        {footer.callToAction.action.label}
      </ButtonLink>
    </div>
    <div aria-hidden="true" className="cta-land">
      <img src={mountains} alt="" width={1440} height={360} loading="lazy" decoding="async" />
    </div>
  </section>
);
