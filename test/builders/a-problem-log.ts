import type { ProblemLog } from '../../src/application/ports/problem-log';

/** A log that records the reported problems. */
export function aProblemLog(): ProblemLog & { readonly problems: readonly string[] } {
  const problems: string[] = [];
  return { problems, report: (problem) => void problems.push(problem) };
}
