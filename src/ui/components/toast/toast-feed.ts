import type { Notification, NotificationId } from '../../../domain/shared/notification';

/** Where the messages come from; the entry hands it in. */
export interface ToastFeed {
  /** Oldest first, no more than may show at once; the same array until something changes. */
  current(): readonly Notification[];
  subscribe(listener: () => void): () => void;
  dismiss(id: NotificationId): void;
}

/** Whether the visitor is at this window: nobody reads a toast in another. */
export interface WindowFocus {
  hasFocus(): boolean;
  subscribe(listener: () => void): () => void;
}
