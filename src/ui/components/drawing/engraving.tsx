import { css, type SerializedStyles } from '@emotion/react';
import { GROUNDS, type Ground, type GroundName } from '../../theme/grounds';
import { printedAs } from '../../theme/on-paper';
import { theme } from '../../theme/theme';

const inksOf = ({ ground, line, tear, hole, cut }: Ground) =>
  css({
    ...printedAs('engraving'),
    display: 'block',
    color: line,
    '--ink': 'currentColor',
    '--plate': ground,
    '--tear': tear,
    '--hole': hole,
    '--cut': cut,
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

const INKS = Object.fromEntries(
  Object.entries(GROUNDS).map(([name, ground]) => [name, inksOf(ground)]),
) as Readonly<Record<GroundName, SerializedStyles>>;

interface EngravingProps {
  /** Address of a file of `art/svg`. */
  readonly drawing: string;
  /** What is drawn of it: all, or one of its symbols. */
  readonly part?: string;
  readonly on: GroundName;
  readonly className?: string;
}

/** A drawing in the colours that suit its ground. Decoration: it is not read out. */
export const Engraving = ({ drawing, part = 'drawing', on, className }: EngravingProps) => (
  <svg aria-hidden="true" focusable="false" css={INKS[on]} className={className}>
    <use href={`${drawing}#${part}`} width="100%" height="100%" />
  </svg>
);
