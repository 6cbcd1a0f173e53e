import type { CSSProperties } from 'react';
import { GROUNDS, type GroundName } from '../theme/grounds';
import { theme } from '../theme/theme';

interface EngravingProps {
  /** Address of a drawing of `art/svg` whose root is named `drawing`. */
  readonly drawing: string;
  readonly on: GroundName;
  readonly className?: string;
}

type Inks = CSSProperties & Readonly<Record<`--${string}`, string>>;

const inksOn = (name: GroundName): Inks => {
  const { ground, line, tear, hole, cut } = GROUNDS[name];
  return { color: line, '--plate': ground, '--tear': tear, '--hole': hole, '--cut': cut };
};

/** A drawing in the colours that suit its ground. Decoration: it is not read out. */
export const Engraving = ({ drawing, on, className }: EngravingProps) => (
  <svg
    aria-hidden="true"
    focusable="false"
    className={className}
    css={{
      ...inksOn(on),
      display: 'block',
      // Drawn in the visitor's own colours, where there are any.
      [theme.media.forcedColours]: {
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        '--plate': 'Canvas',
        '--tear': 'CanvasText',
        '--hole': 'CanvasText',
        '--cut': 'Canvas',
      },
      [theme.media.print]: { display: 'none' },
    }}
  >
    <use href={`${drawing}#drawing`} width="100%" height="100%" />
  </svg>
);
