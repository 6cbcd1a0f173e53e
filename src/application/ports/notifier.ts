import type { NotificationContent, NotificationId } from '../../domain/shared/notification';

/** Shows short messages to the visitor on top of the page. */
export interface Notifier {
  /**
   * Shows a message. If a message with the same `topic` is visible, it stays and no second one
   * appears, so that two sections that fail for one reason show one message. Otherwise the new
   * message replaces a visible one with the same text, unless the visible one reports progress.
   */
  show(content: NotificationContent, topic?: string): NotificationId;
  /** Replaces a message in place, for example `loading` with `success` or `error`. */
  update(id: NotificationId, content: NotificationContent): void;
  dismiss(id: NotificationId): void;
}
