import type { NotificationText } from '../../../domain/shared/notification';
import { isAborted } from '../../content-error';
import type { Notifier } from '../../ports/notifier';

interface ProgressMessages {
  readonly pending: NotificationText;
  readonly success: NotificationText;
  readonly error: NotificationText;
}

/**
 * Says that work is under way and, in the same message, how it ended. Settles as the work does.
 * The work is begun here, so that its rejection is never without somebody who waits for it.
 */
export const notifyProgress =
  (notifier: Notifier) =>
  async <T>(work: () => Promise<T>, { pending, success, error }: ProgressMessages): Promise<T> => {
    const id = notifier.show({ ...pending, type: 'loading' });
    try {
      const result = await work();
      notifier.update(id, { ...success, type: 'success' });
      return result;
    } catch (cause) {
      // Who cancelled the work need not be told that it did not end.
      if (isAborted(cause)) notifier.dismiss(id);
      else notifier.update(id, { ...error, type: 'error' });
      throw cause;
    }
  };
