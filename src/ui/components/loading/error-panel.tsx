import { ContentError } from '../../../application/content-error';
import * as failures from '../../content/messages/failures';
import { Button } from '../actions/button';
import { Thread } from '../drawings/thread';
import { panelStyle } from './panel-style';

/** Returns the message for the visitor, never that of a browser or library error. */
const failureWords = (error: unknown): string =>
  error instanceof ContentError ? error.message : failures.unforeseen;

interface ErrorPanelProps {
  /** The name of the failed content: `products`. */
  readonly what: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Reports that a part of the page failed to load or to render, and offers Retry. */
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
