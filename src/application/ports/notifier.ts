import type { NotificationContent, NotificationId } from '../../domain/shared/notification';

/** Shows short messages to the visitor on top of the page. */
export interface Notifier {
  /**
   * Shows a message. Sections that fail for the same reason pass the same `topic`: if a message
   * with that topic is visible, it stays, and no second message appears. Otherwise the new message
   * replaces a visible one with the same type and text, unless both report progress.
   */
  show(content: NotificationContent, topic?: string): NotificationId;
  /** Replaces a message in place, for example `loading` with `success` or `error`. */
  update(id: NotificationId, content: NotificationContent): void;
  dismiss(id: NotificationId): void;
}
