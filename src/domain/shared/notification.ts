import type { Brand } from './branded-type';

export type NotificationId = Brand<string, 'NotificationId'>;

export type NotificationType = 'default' | 'info' | 'success' | 'warning' | 'error' | 'loading';

/** Notifications that use-cases send by name; the UI has the text for each name. */
export type Notice =
  | 'no-products'
  | 'no-posts'
  | 'message-sent'
  | 'subscribed'
  | 'confirm-by-mail'
  | 'message-queued'
  | 'queued-sent'
  | 'queued-refused';

/** The text of a notification that the UI composes itself instead of naming a `Notice`. */
export interface NotificationWords {
  readonly notice?: never;
  readonly message: string;
  /** A second sentence, shown below the message. */
  readonly detail?: string;
}

export type NotificationText =
  | NotificationWords
  | { readonly notice: Notice; readonly message?: never; readonly detail?: never };

export type NotificationContent = NotificationText & { readonly type: NotificationType };

export type Notification = NotificationContent & { readonly id: NotificationId };

/** Maximum number of visible notifications; more would cover the page. */
export const MAX_NOTIFICATIONS = 4;
