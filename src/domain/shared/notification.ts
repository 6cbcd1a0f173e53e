import type { Brand } from './brand';

export type NotificationId = Brand<string, 'NotificationId'>;

export type NotificationType = 'default' | 'info' | 'success' | 'warning' | 'error' | 'loading';

/** What use-cases have to tell of their own accord; the view has the words for each. */
export type Notice =
  | 'no-products'
  | 'no-posts'
  | 'message-sent'
  | 'subscribed'
  | 'message-kept'
  | 'kept-sent'
  | 'kept-refused';

/** Words that the view itself brings along. */
export interface NotificationWords {
  readonly notice?: never;
  readonly message: string;
  /** A second sentence. */
  readonly detail?: string;
}

export type NotificationText =
  | NotificationWords
  | { readonly notice: Notice; readonly message?: never; readonly detail?: never };

export type NotificationContent = NotificationText & { readonly type: NotificationType };

export type Notification = NotificationContent & { readonly id: NotificationId };

/** So many are shown at once; more would cover the page. */
export const MOST_NOTIFICATIONS = 4;
