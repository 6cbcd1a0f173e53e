import * as failures from '../../content/notices/failures';
import { Button } from '../actions/button';
import { Thread } from '../drawing/thread';
import { failureWords } from './failure-words';
import { panelStyle } from './panel-style';

interface ErrorPanelProps {
  /** What could not be had: `products`. */
  readonly what: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What went wrong in this part of the page, and another try. */
export const ErrorPanel = ({ what, error, onRetry }: ErrorPanelProps) => (
  <div role="alert" css={panelStyle}>
    <Thread length={112} tear={24} tone="error" />
    <p className="panel-title">{failures.notLoaded(what)}</p>
    <p className="panel-detail">{failureWords(error)}</p>
    <div className="panel-actions">
      <Button onClick={onRetry}>{failures.retry}</Button>
    </div>
  </div>
);
