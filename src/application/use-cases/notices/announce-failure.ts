import type { Notice } from '../../../domain/shared/notification';
import { isAborted } from '../../content-error';
import type { Notifier } from '../../ports/notifier';

const announcing =
  (notice: Notice) =>
  async <T>(notifier: Notifier, content: Promise<T>): Promise<T> => {
    try {
      return await content;
    } catch (error) {
      // The notice is its own topic: two sections failing together say it once.
      if (!isAborted(error)) notifier.show({ type: 'error', notice }, notice);
      throw error;
    }
  };

/** Says that products could not be had, then rejects as they did. */
export const announcingProductFailure = announcing('no-products');

/** Says that posts could not be had, then rejects as they did. */
export const announcingPostFailure = announcing('no-posts');
