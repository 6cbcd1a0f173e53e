import { type FocusEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import type { Notification } from '../../../../domain/shared/notification';
import { useToastContext } from '../toast-context';
import { SHOWN_MS } from './toast-times';

const isWithin = ({ currentTarget, relatedTarget }: FocusEvent) =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

/** The countdown of a toast, and the handlers with which the visitor pauses it. */
export function useToastCountdown(toast: Notification) {
  const { feed, timers } = useToastContext();
  const { id } = toast;
  const total = toast.type === 'loading' ? Number.POSITIVE_INFINITY : SHOWN_MS;
  const countdown = useSyncExternalStore(timers.subscribe, () => timers.countdownOf(id));

  useLayoutEffect(() => {
    // Depends on the whole message: a changed message gets its full time.
    timers.start(toast.id, total, () => feed.dismiss(toast.id));
  }, [toast, total, feed, timers]);
  useLayoutEffect(() => () => timers.stop(id), [id, timers]);

  const holding = {
    // Alt+T and Tab focus the toast itself, because not every toast has a button.
    tabIndex: 0,
    // Pointer events, not mouse events: a tap fires `mouseenter` without a later `mouseleave`.
    onPointerEnter: () => timers.pause(id, 'hover'),
    onPointerLeave: () => timers.resume(id, 'hover'),
    onFocus: () => timers.pause(id, 'focus'),
    onBlur(event: FocusEvent) {
      if (!isWithin(event)) timers.resume(id, 'focus');
    },
  };
  return { countdown, holding };
}
