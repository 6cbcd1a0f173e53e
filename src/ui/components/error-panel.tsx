import { theme } from '../theme/theme';

interface ErrorPanelProps {
  /** What could not be had: `The products`. */
  readonly what: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

const detailOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Unknown error';

export const ErrorPanel = ({ what, error, onRetry }: ErrorPanelProps) => (
  <div role="alert" css={{ paddingBlock: theme.space.s36 }}>
    <p css={theme.type.t2}>{what} could not be loaded.</p>
    <p css={{ ...theme.type.small, color: theme.colour.lichen }}>{detailOf(error)}</p>
    <button type="button" onClick={onRetry}>
      Retry
    </button>
  </div>
);
