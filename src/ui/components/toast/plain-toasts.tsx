import type { Notification, NotificationId } from '../../../domain/notification';
import { announced } from './announced';
import { ToastBody } from './toast-body';
import { toastFrame, toastPlace, toastWidth } from './toast-style';

interface PlainToastsProps {
  readonly notifications: readonly Notification[];
  readonly onDismiss: (id: NotificationId) => void;
}

/** The messages while the toasts' own code is on its way, or when it never came. */
export const PlainToasts = ({ notifications, onDismiss }: PlainToastsProps) => (
  <ul
    css={{
      position: 'fixed',
      zIndex: 1400,
      ...toastPlace,
      maxWidth: 'calc(100% - 32px)',
      ...toastWidth,
    }}
  >
    {notifications.map((toast) => (
      <li key={toast.id} css={{ paddingBlock: 6 }}>
        <div {...announced(toast)} css={toastFrame}>
          <ToastBody toast={toast} onDismiss={() => onDismiss(toast.id)} />
        </div>
      </li>
    ))}
  </ul>
);
