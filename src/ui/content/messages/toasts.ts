/** The texts of the toasts, and of the region that contains them. */
import type {
  Notice,
  NotificationContent,
  NotificationWords,
} from '../../../domain/shared/notification';

/**
 * The texts of `no-products` and `no-posts` are a fixed requirement, including the misspelling: do
 * not correct it.
 */
const notices: Readonly<Record<Notice, string>> = {
  'no-products': 'Faild to fetch API',
  'no-posts': 'Failed to fetch blogs',
  'message-sent': 'Your message has been sent',
  subscribed: 'You are on the list',
  'confirm-by-mail': 'We have sent you a mail. Open the link in it',
  'message-queued': 'Your message is kept until there is a network',
  'queued-sent': 'Your kept message has been sent',
  'queued-refused': 'Your kept message was refused. It is in its form again',
};

export const toastTexts = (content: NotificationContent): NotificationWords =>
  content.notice === undefined ? content : { message: notices[content.notice] };

/** The accessible name of the region, with the shortcut that focuses it. */
export const noticesLabel = 'Notifications, Alt+T';

export const dismissNotice = 'Dismiss notification';
