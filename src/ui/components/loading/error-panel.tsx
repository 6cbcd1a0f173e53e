import * as failures from '../../content/notices/failures';
import { Button } from '../actions/button';
import { Thread } from '../drawing/thread';
import { failureWords } from './failure-words';
import { panelStyle } from './panel-style';

interface ErrorPanelProps {
  /** The name of the failed content: `products`. */
  readonly what: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Reports the failure of a part of the page and offers Retry. */
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
