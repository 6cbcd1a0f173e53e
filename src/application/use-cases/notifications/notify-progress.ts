import type { NotificationText } from '../../../domain/shared/notification';
import { isAborted } from '../../content-error';
import type { Notifier } from '../../ports/notifier';

interface ProgressMessages {
  readonly pending: NotificationText;
  readonly success: NotificationText;
  readonly error: NotificationText;
}

/**
 * Shows that work is in progress and updates the same message with the result. Resolves or rejects
 * with the outcome of the work. Takes a function instead of a promise, because a promise could
 * reject before this function handles it.
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
      // The visitor cancelled the work and needs no message about it.
      if (isAborted(cause)) notifier.dismiss(id);
      else notifier.update(id, { ...error, type: 'error' });
      throw cause;
    }
  };
