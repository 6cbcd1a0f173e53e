import type { NotificationContent } from '../../../domain/shared/notification';
import type { Notifier } from '../../ports/notifier';

/** Shows the result of an action of the page itself, such as copying a link. */
export const notify =
  (notifier: Notifier) =>
  async (content: NotificationContent): Promise<void> => {
    notifier.show(content);
  };
