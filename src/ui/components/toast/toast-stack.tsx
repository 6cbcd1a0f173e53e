import './goober-sheet';
import { SnackbarProvider } from 'notistack';
import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { NotificationFeed } from '../../../application/browser-state/notification-feed';
import type { WindowFocus } from '../../../application/browser-state/window-focus';
import { MAX_NOTIFICATIONS, type NotificationId } from '../../../domain/shared/notification';
import { useMediaQuery } from '../../hooks/use-media-query';
import { REDUCED_MOTION } from '../../theme/reduced-motion';
import { motion } from '../../theme/theme';
import { toastTimers } from './timers/toast-timers';
import { ENTER_MS, EXIT_MS } from './timers/toast-times';
import { ToastContext } from './toast-context';
import { ToastSlot } from './toast-slot';
import { TOAST_PLACE } from './toast-style';
import { useAboveDialogs } from './use-above-dialogs';
import { useToastKeys } from './use-toast-keys';

export interface ToastStackProps {
  /** The live region that contains the toasts. */
  readonly region: HTMLElement;
  readonly feed: NotificationFeed;
  readonly windowFocus: WindowFocus;
}

/**
 * Shows the notifications of the feed as notistack toasts. notistack stacks and animates them, but
 * `toastTimers` closes them: after a pause, notistack's own `autoHideDuration` would continue with
 * half of the full duration instead of the remaining time.
 */
export function ToastStack({ region, feed, windowFocus }: ToastStackProps) {
  const notifications = useSyncExternalStore(feed.subscribe, feed.current);
  const provider = useRef<SnackbarProvider>(null);
  const [shown] = useState(() => new Set<NotificationId>());
  const [timers] = useState(toastTimers);
  const context = useMemo(() => ({ feed, timers }), [feed, timers]);
  const isReducedMotion = useMediaQuery(REDUCED_MOTION);
  useToastKeys(region, feed, timers);
  useAboveDialogs(region, notifications);

  useLayoutEffect(() => {
    const syncTimers = () =>
      windowFocus.hasFocus() ? timers.resumeAll('window') : timers.pauseAll('window');
    syncTimers();
    return windowFocus.subscribe(syncTimers);
  }, [windowFocus, timers]);

  useLayoutEffect(() => {
    // Close old toasts before adding new ones, so that notistack queues a new toast until a closed
    // one has moved out. In the opposite order, notistack would dismiss the oldest toast.
    const ids = new Set(notifications.map(({ id }) => id));
    for (const id of shown) {
      if (ids.has(id)) continue;
      shown.delete(id);
      provider.current?.closeSnackbar(id);
    }
    for (const { id } of notifications) {
      if (shown.has(id)) continue;
      shown.add(id);
      // All types use the default variant, because the type of a visible notification may change
      // and notistack cannot change its variant.
      provider.current?.enqueueSnackbar(id, { key: id });
    }
  }, [notifications, shown]);

  return (
    <ToastContext value={context}>
      <SnackbarProvider
        ref={provider}
        domRoot={region}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        maxSnack={MAX_NOTIFICATIONS}
        autoHideDuration={null}
        disableWindowBlurListener
        transitionDuration={
          isReducedMotion ? { enter: 0, exit: 0 } : { enter: ENTER_MS, exit: EXIT_MS }
        }
        TransitionProps={{ style: { transitionTimingFunction: motion.ease } }}
        Components={{ default: ToastSlot }}
        classes={{ containerRoot: TOAST_PLACE }}
      />
    </ToastContext>
  );
}
