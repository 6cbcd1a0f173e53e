import type { ProblemLog } from '../../../application/ports/problem-log';
import type { Questions } from '../../../application/ports/questions';
import { anchorsOf } from '../../../domain/shared/anchors';
import type { StrapiClient } from '../http/strapi-client';
import { reportOnce } from '../wire/report-once';
import { readCollection } from './read-collection';
import { toQuestion } from './to-question';

const PREFIX = 'question-';

/**
 * Reads questions.
 *
 * @param defaults the questions to return where the CMS has no readable ones.
 */
export function strapiQuestions(
  client: StrapiClient,
  problems: ProblemLog,
  defaults: Questions,
): Questions {
  const log = reportOnce(problems, 'question');
  return {
    async all() {
      const found = await readCollection(client, '/questions', toQuestion, 'question', log);
      if (found.length === 0) return defaults.all();
      // Assign the anchors in the order of the ids, so that a moved question keeps its anchor.
      const sorted = [...found].sort((one, other) => (one.documentId < other.documentId ? -1 : 1));
      const anchors = anchorsOf(
        sorted.map(({ question }) => question),
        PREFIX,
      );
      return sorted.map(({ documentId, ...question }, at) => ({
        ...question,
        id: anchors[at] ?? documentId,
      }));
    },
  };
}
