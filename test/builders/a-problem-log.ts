import type { ProblemLog } from '../../src/application/ports/problem-log';

/** A log that keeps what was reported. */
export function aProblemLog(): ProblemLog & { readonly problems: readonly string[] } {
  const problems: string[] = [];
  return { problems, report: (problem) => void problems.push(problem) };
}
