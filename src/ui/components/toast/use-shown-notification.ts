import { useState, useSyncExternalStore } from 'react';
import type { NotificationFeed } from '../../../application/ui-contracts/notification-feed';
import type { NotificationId } from '../../../domain/shared/notification';

/**
 * Returns the notification of a toast. While the toast animates out, returns the last one it had.
 */
export function useShownNotification(feed: NotificationFeed, id: NotificationId) {
  const current = useSyncExternalStore(feed.subscribe, () =>
    feed.current().find((one) => one.id === id),
  );
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) setLast(current);
  return { toast: current ?? last, leaving: current === undefined };
}
