import { keyframes } from '@emotion/react';
import { theme } from '../../theme/theme';
import { TEAR_OUTLINE, tearFrame } from './tear-outline';

const { media, motion } = theme;

const fill = keyframes({
  from: { clipPath: 'inset(80% 0 0 0)' },
  '80%, to': { clipPath: 'inset(0 0 0 0)' },
});

/** A loading indicator: a drop that fills with resin. With reduced motion it stays half full. */
export const FillingTear = ({ size = 28 }: { readonly size?: number }) => (
  <svg {...tearFrame(size)} aria-hidden="true">
    <path
      d={TEAR_OUTLINE}
      css={{
        fill: `var(--resin, ${theme.colour.honey})`,
        clipPath: 'inset(50% 0 0 0)',
        animation: `${fill} ${motion.tear} ${motion.ease} infinite`,
        [media.reducedMotion]: { animation: 'none' },
      }}
    />
    <path d={TEAR_OUTLINE} fill="none" stroke="currentColor" strokeWidth="1.3" />
  </svg>
);
