import type { Notification } from '../../../domain/shared/notification';
import { dismissNotice, toastTexts } from '../../content/messages/toasts';
import { iconButton } from '../../theme/icon-button';
import { theme } from '../../theme/theme';
import { Icon } from '../drawings/icon';

const { colour, space, type } = theme;

interface ToastBodyProps {
  readonly toast: Notification;
  /** Omitted if the toast cannot be dismissed. */
  readonly onDismiss?: (() => void) | undefined;
}

export const messageIdOf = (toastId: string): string => `${toastId}-message`;

/** The text of a toast and its close button. */
export function ToastBody({ toast, onDismiss }: ToastBodyProps) {
  const { message, detail } = toastTexts(toast);
  return (
    <>
      <div css={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <p
          id={messageIdOf(toast.id)}
          css={{ ...type.body, fontWeight: 500, lineHeight: 1.4, textWrap: 'wrap' }}
        >
          {message}
        </p>
        {detail !== undefined && (
          <p css={{ ...type.small, marginBlockStart: space.s4, color: colour.lichen }}>{detail}</p>
        )}
      </div>
      {onDismiss && (
        <button
          type="button"
          aria-label={dismissNotice}
          onClick={onDismiss}
          css={{
            ...iconButton,
            // The touch target is taller than the line of text beside it. Without the negative
            // margin, it would make the toast taller.
            marginBlock: -space.s12,
            color: colour.ink,
            [theme.media.hover]: { '&:hover': { color: colour.umber } },
            '&:focus-visible': { outlineOffset: -space.s4 },
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </>
  );
}
