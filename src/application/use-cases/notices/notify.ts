import type { NotificationContent } from '../../../domain/shared/notification';
import type { Notifier } from '../../ports/notifier';

/** For what the page itself did: a link copied, a link that could not be. */
export type Notify = (content: NotificationContent) => Promise<void>;

export const notify =
  (notifier: Notifier): Notify =>
  async (content) => {
    notifier.show(content);
  };
