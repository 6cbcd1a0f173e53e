import { useState, useSyncExternalStore } from 'react';
import type { NotificationFeed } from '../../../application/browser-state/notification-feed';
import type { NotificationId } from '../../../domain/shared/notification';

/**
 * Returns the notification of a toast. A toast that animates out (`leaving`) has no notification in
 * the feed any more, so its last one is returned.
 */
export function useShownNotification(feed: NotificationFeed, id: NotificationId) {
  const current = useSyncExternalStore(feed.subscribe, () =>
    feed.current().find((one) => one.id === id),
  );
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) setLast(current);
  return { toast: current ?? last, leaving: current === undefined };
}
