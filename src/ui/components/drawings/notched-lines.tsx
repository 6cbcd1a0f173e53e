import type { ReactNode } from 'react';
import { paperSurface } from '../../theme/paper-surface';

interface NotchedLinesProps {
  readonly lines: readonly string[];
  /** Content of an additional last line, with its own style. */
  readonly children?: ReactNode;
}

/**
 * Gives each line its own background in the colour of the page, as wide as the line. Over a
 * picture, the lines look as if they were cut out of the picture in steps.
 */
export const NotchedLines = ({ lines, children }: NotchedLinesProps) => (
  <>
    {lines.map((line) => (
      <span key={line} css={strip}>
        {`${line} `}
      </span>
    ))}
    {children !== undefined && <span css={strip}>{children}</span>}
  </>
);

const strip = {
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  paddingInlineEnd: '.22em',
  ...paperSurface,
  lineHeight: 1.08,
  overflowWrap: 'anywhere',
} as const;
