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
 * The element that notistack slides in and out. It reads its notification from the feed by id,
 * because notistack cannot change a visible toast.
 */
export function ToastSlot({ id, style, ref }: ToastSlotProps) {
  const { feed } = useToastContext();
  // The cast is safe, because the stack enqueues only ids of the feed.
  const { toast, leaving } = useShownNotification(feed, id as NotificationId);
  return (
    <div ref={ref} style={style} css={toastWidth}>
      {toast && <ToastCard toast={toast} leaving={leaving} />}
    </div>
  );
}
