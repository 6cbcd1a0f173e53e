import { ContentError } from '../../application/content-error';
import type { Questions } from '../../application/ports/questions';

/**
 * The questions that the site shows until the CMS contains questions. The module loads only when it
 * is needed, because a prerendered page already contains the questions.
 */
export const embeddedQuestions = (
  load = () => import('./questions/shipped-questions'),
): Questions => ({
  async all() {
    try {
      return (await load()).SHIPPED_QUESTIONS;
    } catch (cause) {
      // A chunk that fails to load is reported like failed content, so that the error panel offers
      // Retry.
      throw new ContentError('network', { cause });
    }
  },
});
