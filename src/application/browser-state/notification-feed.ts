import type { Notification, NotificationId } from '../../domain/shared/notification';

/** The visible notifications, for the view that shows them. A `Notifier` adds them. */
export interface NotificationFeed {
  /** Oldest first, at most `MAX_NOTIFICATIONS`. Returns the same array until something changes. */
  current(): readonly Notification[];
  /** @returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  dismiss(id: NotificationId): void;
}
