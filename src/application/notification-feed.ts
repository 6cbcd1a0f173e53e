import type { Notification, NotificationId } from '../domain/shared/notification';

/** The other end of the notifier, for the view that shows what there is to say. */
export interface NotificationFeed {
  /** Oldest first, at most `MOST_NOTIFICATIONS`; the same array until something changes. */
  current(): readonly Notification[];
  /** @returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  dismiss(id: NotificationId): void;
}
