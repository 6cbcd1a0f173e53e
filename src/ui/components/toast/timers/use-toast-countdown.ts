import { type FocusEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import type { Notification } from '../../../../domain/shared/notification';
import { useToastContext } from '../toast-context';
import { SHOWN_MS } from './toast-times';

const isWithin = ({ currentTarget, relatedTarget }: FocusEvent) =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

/**
 * Runs the countdown of a toast. Returns it together with the props that make the toast focusable
 * and pause the countdown on hover and focus.
 */
export function useToastCountdown(toast: Notification) {
  const { feed, timers } = useToastContext();
  const { id } = toast;
  const total = toast.type === 'loading' ? Number.POSITIVE_INFINITY : SHOWN_MS;
  const countdown = useSyncExternalStore(timers.subscribe, () => timers.countdownOf(id));

  useLayoutEffect(() => {
    // Depends on the whole notification, because each change of it restarts the countdown.
    timers.start(toast.id, total, () => feed.dismiss(toast.id));
  }, [toast, total, feed, timers]);
  useLayoutEffect(() => () => timers.stop(id), [id, timers]);

  const holding = {
    // The toast itself is focusable (by Alt+T or Tab), because not every toast has a button.
    tabIndex: 0,
    // Uses pointer events, because a tap fires `mouseenter` without a later `mouseleave`.
    onPointerEnter: () => timers.pause(id, 'hover'),
    onPointerLeave: () => timers.resume(id, 'hover'),
    onFocus: () => timers.pause(id, 'focus'),
    onBlur(event: FocusEvent) {
      if (!isWithin(event)) timers.resume(id, 'focus');
    },
  };
  return { countdown, holding };
}
