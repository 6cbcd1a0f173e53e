import type { Brand } from './brand';

export type NotificationId = Brand<string, 'NotificationId'>;

export type NotificationType = 'default' | 'info' | 'success' | 'warning' | 'error' | 'loading';

export interface NotificationContent {
  readonly type: NotificationType;
  readonly message: string;
  /** A second sentence. */
  readonly detail?: string;
}

export interface Notification extends NotificationContent {
  readonly id: NotificationId;
}

/** So many are shown at once; more would cover the page. */
export const MOST_NOTIFICATIONS = 4;
