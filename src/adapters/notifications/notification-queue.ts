import type { NotificationFeed } from '../../application/browser-state/notification-feed';
import type { Notifier } from '../../application/ports/notifier';
import {
  MAX_NOTIFICATIONS,
  type Notification,
  type NotificationContent,
  type NotificationId,
} from '../../domain/shared/notification';

type Queued = Notification & { readonly topic: string | undefined };

/**
 * Makes room for a new message if the queue is full. Drops the oldest message that is not loading,
 * or the oldest one if all are loading.
 */
function withoutOldest(queue: readonly Queued[]): readonly Queued[] {
  if (queue.length < MAX_NOTIFICATIONS) return queue;
  const dropped = queue.find((one) => one.type !== 'loading') ?? queue[0];
  return queue.filter((one) => one !== dropped);
}

/**
 * Whether a visitor would read the same message twice. Two loading messages never count as equal,
 * because each will show the result of its own work.
 */
const isEqual = (one: NotificationContent, other: NotificationContent): boolean =>
  one.type !== 'loading' &&
  one.type === other.type &&
  one.notice === other.notice &&
  one.message === other.message &&
  one.detail === other.detail;

export function notificationQueue(): Notifier & NotificationFeed {
  let queue: readonly Queued[] = [];
  let count = 0;
  const listeners = new Set<() => void>();

  const change = (next: readonly Queued[]) => {
    queue = next;
    for (const listener of listeners) listener();
  };
  const holds = (id: NotificationId) => queue.some((one) => one.id === id);

  return {
    show(content, topic) {
      const showing = topic === undefined ? undefined : queue.find((one) => one.topic === topic);
      if (showing) return showing.id;
      count += 1;
      const id = `notification-${count}` as NotificationId;
      // An equal message replaces the earlier one and is shown for its full time.
      const others = queue.filter((one) => !isEqual(one, content));
      change([...withoutOldest(others), { ...content, id, topic }]);
      return id;
    },
    update(id, content) {
      // Does nothing if the message was dismissed. Replaces the whole content, so that no part of
      // the earlier message remains.
      if (holds(id))
        change(queue.map((one) => (one.id === id ? { ...content, id, topic: one.topic } : one)));
    },
    dismiss(id) {
      if (holds(id)) change(queue.filter((one) => one.id !== id));
    },
    current: () => queue,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
