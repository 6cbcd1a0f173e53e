import { Button } from './button';
import { panelStyle } from './panel-style';
import { Thread } from './thread';

interface ErrorPanelProps {
  /** What could not be had: `The products`. */
  readonly what: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

const detailOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : 'Unknown error';

/** What went wrong in this part of the page, in the error's own words, and another try. */
export const ErrorPanel = ({ what, error, onRetry }: ErrorPanelProps) => (
  <div role="alert" css={panelStyle}>
    <Thread length={112} tear={24} tone="error" />
    <p className="panel-title">{`${what} could not be loaded.`}</p>
    <p className="panel-detail">{detailOf(error)}</p>
    <div className="panel-actions">
      <Button onClick={onRetry}>Retry</Button>
    </div>
  </div>
);
