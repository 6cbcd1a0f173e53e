import { keyframes } from '@emotion/react';
import { theme } from '../../theme/theme';

const { media, motion } = theme;

const OUTLINE = 'M12 1.6c.5 5.4 7.4 9.6 7.4 18a7.4 7.6 0 0 1-14.8 0c0-8.4 6.9-12.6 7.4-18Z';

const fill = keyframes({
  from: { clipPath: 'inset(80% 0 0 0)' },
  '80%, to': { clipPath: 'inset(0 0 0 0)' },
});

/** A tear filling with resin: something is under way. It stays half full where motion is unwanted. */
export const FillingTear = ({ size = 28 }: { readonly size?: number }) => (
  <svg
    viewBox="4 1 16 27"
    width={(size * 16) / 27}
    height={size}
    aria-hidden="true"
    focusable="false"
  >
    <path
      d={OUTLINE}
      css={{
        fill: `var(--resin, ${theme.colour.honey})`,
        clipPath: 'inset(50% 0 0 0)',
        animation: `${fill} ${motion.tear} ${motion.ease} infinite`,
        [media.reducedMotion]: { animation: 'none' },
      }}
    />
    <path d={OUTLINE} fill="none" stroke="currentColor" strokeWidth="1.3" />
  </svg>
);
