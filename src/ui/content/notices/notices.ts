/** The words of the short messages that come up beside the page, and of what holds them. */
import type {
  Notice,
  NotificationContent,
  NotificationWords,
} from '../../../domain/shared/notification';

/** Both failures are fixed by the specification, their spelling included. */
const notices: Readonly<Record<Notice, string>> = {
  'no-products': 'Faild to fetch API',
  'no-posts': 'Failed to fetch blogs',
  'message-sent': 'Your message has been sent',
  subscribed: 'You are on the list',
  'message-kept': 'Your message is kept until there is a network',
  'kept-sent': 'Your kept message has been sent',
  'kept-refused': 'Your kept message was refused. It is in its form again',
};

export const noticeWords = (content: NotificationContent): NotificationWords =>
  content.notice === undefined ? content : { message: notices[content.notice] };

/** What a screen reader calls the place where they stand, with the keys that lead there. */
export const noticesLabel = 'Notifications, Alt+T';

export const dismissNotice = 'Dismiss notification';
