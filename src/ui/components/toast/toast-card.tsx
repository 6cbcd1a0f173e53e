import { css } from '@emotion/react';
import type { Notification } from '../../../domain/shared/notification';
import { theme } from '../../theme/theme';
import { EXIT_MS, SPRING_BACK_MS } from './timers/toast-times';
import { useToastCountdown } from './timers/use-toast-countdown';
import { announced } from './toast-aria';
import { ToastBody } from './toast-body';
import { useToastContext } from './toast-context';
import { ToastIcon } from './toast-icon';
import { ToastProgress } from './toast-progress';
import { toastFrame } from './toast-style';
import { useDragToDismiss } from './use-drag-to-dismiss';

const card = css(toastFrame, {
  userSelect: 'none',
  // The toast handles horizontal drags; the browser handles vertical panning and pinch zoom.
  touchAction: 'pan-y pinch-zoom',
  transition: `transform ${SPRING_BACK_MS}ms, opacity ${SPRING_BACK_MS}ms`,
  '&[data-dragged]': { transition: 'none' },
  [theme.media.reducedMotion]: { transition: 'none' },
  // Hides the toast after its exit animation, while its space is still collapsing.
  '&[inert]': { visibility: 'hidden', transition: `visibility 0s ${EXIT_MS}ms` },
});

interface ToastCardProps {
  readonly toast: Notification;
  /** Whether the toast is animating out. A toast that animates out is inert. */
  readonly leaving: boolean;
}

export function ToastCard({ toast, leaving }: ToastCardProps) {
  const { feed, timers } = useToastContext();
  const { countdown, holding } = useToastCountdown(toast);
  const loading = toast.type === 'loading';
  const dismiss = () => feed.dismiss(toast.id);
  const dragging = useDragToDismiss({
    enabled: !loading,
    onStart: () => timers.pause(toast.id, 'drag'),
    onBack: () => timers.resume(toast.id, 'drag'),
    onAway: dismiss,
  });
  return (
    <div
      {...announced(toast)}
      {...holding}
      {...dragging}
      inert={leaving}
      css={card}
      data-toast={toast.type}
      data-paused={countdown?.pausedBy.join(' ') || undefined}
    >
      <ToastIcon type={toast.type} />
      <ToastBody toast={toast} onDismiss={loading ? undefined : dismiss} />
      <ToastProgress type={toast.type} countdown={countdown} />
    </div>
  );
}
