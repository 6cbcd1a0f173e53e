import type { NotificationContent } from '../../../domain/shared/notification';
import type { Notifier } from '../../ports/notifier';

/** For what the page itself did: a link copied, a link that could not be. */
export const notify =
  (notifier: Notifier) =>
  async (content: NotificationContent): Promise<void> => {
    notifier.show(content);
  };
