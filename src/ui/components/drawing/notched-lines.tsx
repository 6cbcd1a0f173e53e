import type { ReactNode } from 'react';
import { paperSurface } from '../../theme/paper-surface';

interface NotchedLinesProps {
  readonly lines: readonly string[];
  /** A last line of its own look. */
  readonly children?: ReactNode;
}

/** Each line stands on a strip of paper as long as itself: together they cut a stepped notch into the picture behind. */
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
