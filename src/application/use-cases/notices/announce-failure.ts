import { isAborted } from '../../content-error';
import type { Notifier } from '../../ports/notifier';

const announcing =
  (message: string) =>
  async <T>(notifier: Notifier, content: Promise<T>): Promise<T> => {
    try {
      return await content;
    } catch (error) {
      // The message is its own topic: two sections failing together say it once.
      if (!isAborted(error)) notifier.show({ type: 'error', message }, message);
      throw error;
    }
  };

/** Says that products could not be had, then rejects as they did. The spelling is the brand's. */
export const announcingProductFailure = announcing('Faild to fetch API');

/** Says that posts could not be had, then rejects as they did. */
export const announcingPostFailure = announcing('Failed to fetch blogs');
