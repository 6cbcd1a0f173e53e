import type { CustomContentProps } from 'notistack';
import type { Ref } from 'react';
import type { NotificationId } from '../../../domain/shared/notification';
import { ToastCard } from './toast-card';
import { useToastContext } from './toast-context';
import { toastWidth } from './toast-style';
import { useShownNotification } from './use-shown-notification';

interface ToastSlotProps extends CustomContentProps {
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * The element that notistack slides in and out. What it says comes from the feed, by its id:
 * notistack has no way to change a toast that is shown.
 */
export function ToastSlot({ id, style, ref }: ToastSlotProps) {
  const { feed } = useToastContext();
  // The stack enqueues under the ids of the feed, and only there.
  const { toast, leaving } = useShownNotification(feed, id as NotificationId);
  return (
    <div ref={ref} style={style} css={toastWidth}>
      {toast && <ToastCard toast={toast} leaving={leaving} />}
    </div>
  );
}
