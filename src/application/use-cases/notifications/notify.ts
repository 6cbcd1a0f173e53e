import type { NotificationContent } from '../../../domain/shared/notification';
import type { Notifier } from '../../ports/notifier';

/** Shows a message whose text the page provides, such as the result of copying a link. */
export const notify =
  (notifier: Notifier) =>
  async (content: NotificationContent): Promise<void> => {
    notifier.show(content);
  };
