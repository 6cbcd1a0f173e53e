import type { ReactNode } from 'react';
import { paperSurface } from '../../theme/paper-surface';

interface NotchedLinesProps {
  readonly lines: readonly string[];
  /** A last line with its own style. */
  readonly children?: ReactNode;
}

/** Gives each line its own paper background; together they cut a stepped notch into a picture. */
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
