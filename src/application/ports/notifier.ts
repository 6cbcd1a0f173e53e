import type { NotificationContent, NotificationId } from '../../domain/shared/notification';

/** Short messages to the visitor, beside the page. */
export interface Notifier {
  /**
   * Shows a message. With a `topic`, a message on that topic that is still visible stays, and no
   * second one appears: two parts that fail for one reason show one message. Without a `topic`, the
   * message replaces a visible one with the same text, unless that one reports progress.
   */
  show(content: NotificationContent, topic?: string): NotificationId;
  /** Replaces a message in place: loading becomes success or error. */
  update(id: NotificationId, content: NotificationContent): void;
  dismiss(id: NotificationId): void;
}
