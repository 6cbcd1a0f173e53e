import type { ReactNode } from 'react';
import raceme from '../../../../art/svg/raceme.svg?url&no-inline';
import { lineDrawing } from '../../theme/line-drawing';
import { theme } from '../../theme/theme';
import { panelStyle } from './panel-style';

interface EmptyPanelProps {
  readonly text: string;
  readonly detail?: string;
  /** What the visitor can do next: at most a button and a link. */
  readonly children?: ReactNode;
}

/** The empty state: a drawing, a message and what the visitor can do next. */
export const EmptyPanel = ({ text, detail, children }: EmptyPanelProps) => (
  <div css={panelStyle}>
    <span
      aria-hidden="true"
      css={{
        width: 80,
        height: 198,
        ...lineDrawing(raceme, theme.colour.umber),
      }}
    />
    <p className="panel-title">{text}</p>
    {detail !== undefined && <p className="panel-detail">{detail}</p>}
    {children !== undefined && <div className="panel-actions">{children}</div>}
  </div>
);
