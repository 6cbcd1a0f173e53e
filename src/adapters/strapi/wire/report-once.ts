import type { ContentType } from '../../../application/content-types/content-types';
import type { ProblemLog } from '../../../application/ports/problem-log';

interface Details {
  readonly item?: unknown;
  readonly documentId?: string;
}

/**
 * Returns a log that reports each problem once for each document or item named in its details,
 * however often responses contain it. A problem without such details is reported once.
 */
export function reportOnce(log: ProblemLog, of: ContentType): ProblemLog {
  const reported = new Set<string>();
  return {
    report(problem, details) {
      const { item, documentId } = (details ?? {}) as Details;
      const key = JSON.stringify([problem, documentId ?? item]);
      if (reported.has(key)) return;
      reported.add(key);
      log.report(problem, { of, ...(details as object) });
    },
  };
}
