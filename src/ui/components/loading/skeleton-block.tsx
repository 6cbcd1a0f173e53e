import { keyframes } from '@emotion/react';
import { elementVariables } from '../../theme/element-variables';
import { theme } from '../../theme/theme';

const { colour, media } = theme;

/**
 * Fades an element in. Under reduced motion the animation lasts less than a frame, and Chromium's
 * compositor then sometimes does not paint the element. Animating `visibility` keeps the animation
 * off the compositor.
 */
export const appear = keyframes({ from: { opacity: 0, visibility: 'hidden' }, to: { opacity: 1 } });

// The background is fixed to the viewport, so that a single band of light crosses all blocks.
const band = keyframes({
  from: { backgroundPosition: '100vw 0' },
  to: { backgroundPosition: '-100vw 0' },
});

interface SkeletonBlockProps {
  /** CSS width; full width by default. */
  readonly width?: string;
  /** CSS height. */
  readonly height?: string;
  readonly ratio?: string;
  readonly className?: string;
}

/** A sand-coloured skeleton block with a slowly moving band of light. */
export const SkeletonBlock = ({
  width = '100%',
  height = 'auto',
  ratio = 'auto',
  className,
}: SkeletonBlockProps) => (
  <span
    {...elementVariables({ '--width': width, '--height': height, '--ratio': ratio })}
    css={{
      display: 'block',
      position: 'relative',
      maxWidth: '100%',
      width: 'var(--width)',
      height: 'var(--height)',
      aspectRatio: 'var(--ratio)',
      background: `linear-gradient(100deg, transparent 40%, ${colour.sandLit} 50%, transparent 60%) 100vw 0 / 100vw 100% no-repeat fixed ${colour.sand}`,
      animation: `${band} 2800ms linear infinite`,
      [media.reducedMotion]: { animation: 'none', background: colour.sand },
      [media.forcedColours]: { border: '1px solid GrayText' },
    }}
    className={className}
  />
);
