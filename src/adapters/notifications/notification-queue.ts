import type { Notifier } from '../../application/ports/notifier';
import type { Notification, NotificationId } from '../../domain/notification';

/** The other end of the notifier, for the view that shows what is in the queue. */
export interface NotificationFeed {
  /** Oldest first; the same array until something changes. */
  current(): readonly Notification[];
  /** @returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  dismiss(id: NotificationId): void;
}

interface Queued extends Notification {
  readonly topic: string | undefined;
}

export function notificationQueue(): Notifier & NotificationFeed {
  let queue: readonly Queued[] = [];
  let made = 0;
  const listeners = new Set<() => void>();

  const change = (next: readonly Queued[]) => {
    queue = next;
    for (const listener of listeners) listener();
  };

  return {
    show(content, topic) {
      const showing = topic === undefined ? undefined : queue.find((one) => one.topic === topic);
      if (showing) return showing.id;
      made += 1;
      const id = `notification-${made}` as NotificationId;
      change([...queue, { ...content, id, topic }]);
      return id;
    },
    update(id, content) {
      // What is new replaces all that was said; a dismissed message stays dismissed.
      change(queue.map((one) => (one.id === id ? { ...content, id, topic: one.topic } : one)));
    },
    dismiss(id) {
      if (queue.some((one) => one.id === id)) change(queue.filter((one) => one.id !== id));
    },
    current: () => queue,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
