import type { NotificationContent, NotificationId } from '../../domain/shared/notification';

/** Short messages to the visitor, beside the page. */
export interface Notifier {
  /**
   * Shows a message. With a `topic`, a message on that topic that still shows is left as it is,
   * so that two parts failing for one reason say it once. Without one, a message that says the
   * same as one that still shows, and is not of work under way, takes its place.
   */
  show(content: NotificationContent, topic?: string): NotificationId;
  /** Turns a message into another in place: loading into success or error. */
  update(id: NotificationId, content: NotificationContent): void;
  dismiss(id: NotificationId): void;
}
