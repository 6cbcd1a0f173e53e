import { type FocusEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import type { Notification } from '../../../../domain/shared/notification';
import { useToastContext } from '../toast-context';
import { SHOWN_MS } from './toast-times';

const isWithin = ({ currentTarget, relatedTarget }: FocusEvent) =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

/** The time of one toast, and the handlers by which the visitor holds it. */
export function useToastCountdown(toast: Notification) {
  const { feed, timers } = useToastContext();
  const { id } = toast;
  const total = toast.type === 'loading' ? Number.POSITIVE_INFINITY : SHOWN_MS;
  const countdown = useSyncExternalStore(timers.subscribe, () => timers.countdownOf(id));

  useLayoutEffect(() => {
    // By the whole message: one that became another has its whole time before it.
    timers.start(toast.id, total, () => feed.dismiss(toast.id));
  }, [toast, total, feed, timers]);
  useLayoutEffect(() => () => timers.stop(id), [id, timers]);

  const holding = {
    // Alt+T and Tab lead to the toast itself, to read it at leisure: not every one has a button.
    tabIndex: 0,
    // Of the pointer, not of the mouse: after a tap there are mouse events too, that never leave.
    onPointerEnter: () => timers.pause(id, 'hover'),
    onPointerLeave: () => timers.resume(id, 'hover'),
    onFocus: () => timers.pause(id, 'focus'),
    onBlur(event: FocusEvent) {
      if (!isWithin(event)) timers.resume(id, 'focus');
    },
  };
  return { countdown, holding };
}
