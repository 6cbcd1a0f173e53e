import { css } from '@emotion/react';
import { LAZY } from '../../hydration/lazy-svg';
import { printLabel } from '../../theme/print-label';
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
    // A lazy drawing needs JavaScript to load. Without JavaScript, the copy in `<noscript>` is
    // shown.
    '@media (scripting: none)': { [`&[${LAZY}]`]: { display: 'none' } },
    // Uses the visitor's colours in forced-colours mode.
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
  /** URL of a file from `art/svg`. */
  readonly drawing: string;
  /** Id of the element in the file that `<use>` references: the whole drawing or a symbol. */
  readonly part?: string;
  readonly on: SurfaceName;
  /** Whether the file loads lazily: for drawings far down a page. */
  readonly isLazy?: boolean;
  readonly className?: string;
}

/** A drawing in the colours that suit its background. Decorative, so hidden from screen readers. */
export function Engraving({ drawing, part = 'drawing', on, isLazy, className }: EngravingProps) {
  const href = `${drawing}#${part}`;
  const svg = (isDeferred: boolean) => (
    <svg
      aria-hidden="true"
      focusable="false"
      {...(isDeferred && { [LAZY]: href })}
      css={INKS[on]}
      className={className}
    >
      <use {...(!isDeferred && { href })} width="100%" height="100%" />
    </svg>
  );
  if (!isLazy) return svg(false);
  return (
    <>
      {svg(import.meta.env.SSR)}
      <noscript>{svg(false)}</noscript>
    </>
  );
}
