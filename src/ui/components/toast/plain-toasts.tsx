import { css } from '@emotion/react';
import type { Notification, NotificationId } from '../../../domain/shared/notification';
import { announced } from './announced';
import { ToastBody } from './toast-body';
import { toastFrame, toastPlace, toastWidth } from './toast-style';

interface PlainToastsProps {
  readonly notifications: readonly Notification[];
  readonly onDismiss: (id: NotificationId) => void;
}

const place = css(toastPlace, {
  position: 'fixed',
  zIndex: 1400,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  pointerEvents: 'none',
  '& > li': { ...toastWidth, paddingBlock: 6, pointerEvents: 'auto' },
});

/** The messages while the toasts' own code is on its way, or when it never came. */
export const PlainToasts = ({ notifications, onDismiss }: PlainToastsProps) => (
  <ul css={place}>
    {notifications.map((toast) => (
      <li key={toast.id}>
        <div {...announced(toast)} css={toastFrame}>
          <ToastBody toast={toast} onDismiss={() => onDismiss(toast.id)} />
        </div>
      </li>
    ))}
  </ul>
);
