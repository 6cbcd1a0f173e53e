import type { ContentType } from '../../../application/content/content-types';
import type { ProblemLog } from '../../../application/ports/problem-log';

interface Details {
  readonly item?: unknown;
  readonly documentId?: string;
}

/**
 * A log for problems with documents of a type that reports each problem once per document or item
 * named in its details, however many responses show it. Without such details it reports the problem
 * once in all.
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
