import { css } from '@emotion/react';
import type { Notification, NotificationId } from '../../../domain/shared/notification';
import { announced } from './toast-aria';
import { ToastBody } from './toast-body';
import { toastFrame, toastPlace, toastWidth } from './toast-style';

interface PlainToastsProps {
  readonly notifications: readonly Notification[];
  readonly onDismiss: (id: NotificationId) => void;
}

const listStyle = css(toastPlace, {
  position: 'fixed',
  zIndex: 1400,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  pointerEvents: 'none',
  '& > li': { ...toastWidth, paddingBlock: 6, pointerEvents: 'auto' },
});

/** Shows the notifications while the code of the toast stack loads, or after it failed to load. */
export const PlainToasts = ({ notifications, onDismiss }: PlainToastsProps) => (
  <ul css={listStyle}>
    {notifications.map((toast) => (
      <li key={toast.id}>
        <div {...announced(toast)} css={toastFrame}>
          <ToastBody toast={toast} onDismiss={() => onDismiss(toast.id)} />
        </div>
      </li>
    ))}
  </ul>
);
