import type { ProblemLog } from '../../../application/ports/problem-log';

interface Details {
  readonly item?: unknown;
  readonly documentId?: string;
}

/**
 * A log of what is wrong with products, or with posts, that hears of a fault once, however many answers of the CMS show it: of each document or item that
 * its details name, or else of all.
 */
export function reportOnce(log: ProblemLog, of: 'product' | 'post'): ProblemLog {
  const reported = new Set<string>();
  return {
    report(problem, details) {
      const { item, documentId } = (details ?? {}) as Details;
      const sign = JSON.stringify([problem, documentId ?? item]);
      if (reported.has(sign)) return;
      reported.add(sign);
      log.report(problem, { of, ...(details as object) });
    },
  };
}
