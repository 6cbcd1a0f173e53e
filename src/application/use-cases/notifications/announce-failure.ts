import type { Notice } from '../../../domain/shared/notification';
import { isAborted } from '../../content-error';
import type { Notifier } from '../../ports/notifier';

const announcing =
  (notice: Notice) =>
  async <T>(notifier: Notifier, content: Promise<T>): Promise<T> => {
    try {
      return await content;
    } catch (error) {
      // Pass the notice as the topic too, so that two sections that fail together show one message.
      if (!isAborted(error)) notifier.show({ type: 'error', notice }, notice);
      throw error;
    }
  };

/**
 * Shows a notice when the products cannot be loaded, unless the request was aborted. Rethrows the
 * error.
 */
export const announcingProductFailure = announcing('no-products');

/**
 * Shows a notice when the posts cannot be loaded, unless the request was aborted. Rethrows the
 * error.
 */
export const announcingPostFailure = announcing('no-posts');
