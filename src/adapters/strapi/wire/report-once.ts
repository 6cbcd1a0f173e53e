import type { ProblemLog } from '../../../application/ports/problem-log';

interface Details {
  readonly item?: unknown;
  readonly documentId?: string;
}

/**
 * A log that hears of a fault once, however many answers of the CMS show it: of each document or item that
 * its details name, or else of all.
 */
export function reportOnce(log: ProblemLog): ProblemLog {
  const reported = new Set<string>();
  return {
    report(problem, details) {
      const { item, documentId } = (details ?? {}) as Details;
      const sign = JSON.stringify([problem, documentId ?? item]);
      if (reported.has(sign)) return;
      reported.add(sign);
      log.report(problem, details);
    },
  };
}
