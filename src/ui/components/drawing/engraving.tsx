import { css } from '@emotion/react';
import { LAZY } from '../../hydration/lazy-svg';
import { printLabel } from '../../theme/print';
import { onEachSurface, type Surface, type SurfaceName } from '../../theme/surfaces';
import { theme } from '../../theme/theme';

const inksOf = ({ ground, line, tear, hole, cut }: Surface) =>
  css({
    ...printLabel('engraving'),
    display: 'block',
    color: line,
    '--ink': 'currentColor',
    '--plate': ground,
    '--tear': tear,
    '--hole': hole,
    '--cut': cut,
    // One that is late is drawn once more for who has no script.
    '@media (scripting: none)': { [`&[${LAZY}]`]: { display: 'none' } },
    // Drawn in the visitor's own colours, where there are any.
    [theme.media.forcedColours]: {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      '--plate': 'Canvas',
      '--tear': 'CanvasText',
      '--hole': 'CanvasText',
      '--cut': 'Canvas',
    },
  });

const INKS = onEachSurface(inksOf);

interface EngravingProps {
  /** Address of a file of `art/svg`. */
  readonly drawing: string;
  /** What is drawn of it: all, or one of its symbols. */
  readonly part?: string;
  readonly on: SurfaceName;
  /** Far down a page: its file leaves the network to what is seen first. */
  readonly isLate?: boolean;
  readonly className?: string;
}

/** A drawing in the colours that suit its ground. Decoration: it is not read out. */
export function Engraving({ drawing, part = 'drawing', on, isLate, className }: EngravingProps) {
  const href = `${drawing}#${part}`;
  const drawn = (isWaiting: boolean) => (
    <svg
      aria-hidden="true"
      focusable="false"
      {...(isWaiting && { [LAZY]: href })}
      css={INKS[on]}
      className={className}
    >
      <use {...(!isWaiting && { href })} width="100%" height="100%" />
    </svg>
  );
  if (!isLate) return drawn(false);
  return (
    <>
      {drawn(import.meta.env.SSR)}
      <noscript>{drawn(false)}</noscript>
    </>
  );
}
