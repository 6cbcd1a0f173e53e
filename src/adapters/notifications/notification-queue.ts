import type { NotificationFeed } from '../../application/notification-feed';
import type { Notifier } from '../../application/ports/notifier';
import {
  MOST_NOTIFICATIONS,
  type Notification,
  type NotificationContent,
  type NotificationId,
} from '../../domain/shared/notification';

type Queued = Notification & { readonly topic: string | undefined };

/**
 * What gives way to a new message: the oldest, but rather one that has said all it has to say
 * than one whose work is still under way.
 */
function withRoomForOne(queue: readonly Queued[]): readonly Queued[] {
  if (queue.length < MOST_NOTIFICATIONS) return queue;
  const givesWay = queue.find((one) => one.type !== 'loading') ?? queue[0];
  return queue.filter((one) => one !== givesWay);
}

/** Work under way is never the same: each has an end of its own to tell. */
const saysTheSame = (one: NotificationContent, other: NotificationContent): boolean =>
  one.type !== 'loading' &&
  one.type === other.type &&
  one.notice === other.notice &&
  one.message === other.message &&
  one.detail === other.detail;

export function notificationQueue(): Notifier & NotificationFeed {
  let queue: readonly Queued[] = [];
  let made = 0;
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
      made += 1;
      const id = `notification-${made}` as NotificationId;
      // Said again, it is said once: the last stands in for the one before, with all its time.
      const others = queue.filter((one) => !saysTheSame(one, content));
      change([...withRoomForOne(others), { ...content, id, topic }]);
      return id;
    },
    update(id, content) {
      // What is new replaces all that was said; a dismissed message stays dismissed.
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
