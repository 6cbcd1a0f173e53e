import { useSyncExternalStore } from 'react';
import type { Notification, NotificationId } from '../../domain/notification';

/** Where the messages come from; the entry hands it in. */
export interface ToastFeed {
  current(): readonly Notification[];
  subscribe(listener: () => void): () => void;
  dismiss(id: NotificationId): void;
}

export function Toasts({ feed }: { readonly feed: ToastFeed }) {
  const notifications = useSyncExternalStore(feed.subscribe, feed.current, feed.current);
  return (
    <section aria-label="Notifications" aria-live="polite">
      {notifications.map(({ id, message }) => (
        <p key={id}>{message}</p>
      ))}
    </section>
  );
}
