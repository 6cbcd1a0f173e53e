import { useState, useSyncExternalStore } from 'react';
import type { NotificationFeed } from '../../../application/browser-state/notification-feed';
import type { NotificationId } from '../../../domain/shared/notification';

/**
 * Returns the notification of a toast. The feed no longer contains the notification of a toast that
 * animates out (`leaving`). For such a toast, returns the last notification.
 */
export function useShownNotification(feed: NotificationFeed, id: NotificationId) {
  const current = useSyncExternalStore(feed.subscribe, () =>
    feed.current().find((one) => one.id === id),
  );
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) setLast(current);
  return { toast: current ?? last, leaving: current === undefined };
}
