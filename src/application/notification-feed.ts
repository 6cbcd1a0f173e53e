import type { Notification, NotificationId } from '../domain/shared/notification';

/** The reading side of the notifier, for the view that shows the notifications. */
export interface NotificationFeed {
  /** Oldest first, at most `MAX_NOTIFICATIONS`; the same array until something changes. */
  current(): readonly Notification[];
  /** @returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  dismiss(id: NotificationId): void;
}
